// The worker that keeps the client for the time without a network (web/offline/worker.js), and its word of a newer version.

let ready = $state(false);
let putOff = $state(false);

/** A version newer than this page is there, and nobody has said that it can wait. */
export const newVersion = (): boolean => ready && !putOff;
export const tellNewVersion = (): void => void (ready = true);
/** Until the page is loaded the next time. */
export const putOffNewVersion = (): void => void (putOff = true);

/** After the first view: whoever comes to play does not wait for it. There is none on plain http beyond this machine. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const mine = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
  if (!workers || import.meta.env.DEV) return;
  workers.addEventListener('message', ({ data }: MessageEvent<{ version: string }>) => {
    if (data.version !== mine) tellNewVersion();
  });
  const register = async (): Promise<void> => {
    const registration = await workers.register('/sw.js');
    const look = (): unknown => document.visibilityState === 'visible' && registration.update().catch(() => undefined);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
  };
  const later = (): void => void register().catch(() => undefined); // without a worker all works, but not without a network
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

export const S: Record<string, string>;
export function sprite(): string;

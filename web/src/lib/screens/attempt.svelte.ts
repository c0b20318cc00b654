import { problemText } from './words';

/** Something asked of the server at a click: one at a time, and what went wrong in words. */
export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  async at(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.busy = false;
    }
  }
}

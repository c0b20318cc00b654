// The readable log: events become lines of a message key and its arguments; i18n puts them into words.

export type LogArgs = Record<string, string | number>;

export interface LogLine {
  /** of the action this line belongs to: jump there with it */
  seq: number;
  /** null: nobody's doing (last round announced, scoring) */
  seat: number | null;
  /** symbol of the sprite */
  icon: string;
  /** message of log.ftl, put into words with `say(line)` */
  key: string;
  args: LogArgs;
  /** first line of a turn */
  turn: boolean;
  round: number;
  /** only this seat sees it */
  private: boolean;
  undone: boolean;
  /** pieces to highlight */
  pieces: string[];
}

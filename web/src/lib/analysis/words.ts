/** "+8", "−17" */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

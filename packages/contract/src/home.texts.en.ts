/** Stands for `{day}` while the promised day is not known. */
export const SOME_DAY: string = 'on the next delivery day';

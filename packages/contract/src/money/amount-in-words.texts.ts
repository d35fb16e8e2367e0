/** Beside the English words of a bill. English pages have none. */
export const amountInWords: ((paise: number) => string) | undefined = undefined;

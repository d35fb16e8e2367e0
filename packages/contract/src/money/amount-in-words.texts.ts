/** These words stand beside the English ones of a bill. English pages have none. */
export const amountInWords: ((paise: number) => string) | undefined = undefined;

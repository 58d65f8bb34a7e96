/** A text whose first letter is small, for the middle of a sentence. */
export const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

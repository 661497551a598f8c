/** English that is left in a text of another language. */

/** Words without which hardly an English sentence of ours does, and that Polish and German do not have. */
const WORDS = /(?<!\p{L})(?:the|is|are|may|not|of|and|with|whether)(?!\p{L})/iu;
/** Ids and values, which are the same in every language. */
const IDS = /`[^`]*`|[a-z0-9]+(?:[.-][a-z0-9]+)+/gi;

export const isEnglish = (text: string): boolean => WORDS.test(text.replace(IDS, ''));

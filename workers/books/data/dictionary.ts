/** Texts kept once each and named by a number; 0 stands for null. */
export type Dictionary = {
  values: (string | null)[];
  codes: Map<string, number>;
};

/** Makes an empty dictionary, which knows only null. */
export function createDictionary(): Dictionary {
  return {values: [null], codes: new Map()};
}

/** The number of a text; a new one gets the next number. */
export function encodeText(dictionary: Dictionary, text: string | null): number {
  if (text === null) return 0;
  const known = dictionary.codes.get(text);
  if (known !== undefined) return known;
  const code = dictionary.values.length;
  dictionary.values.push(text);
  dictionary.codes.set(text, code);
  return code;
}

/** The text behind a number; null for 0. */
export function decodeText(dictionary: Dictionary, code: number): string | null {
  return dictionary.values[code] ?? null;
}

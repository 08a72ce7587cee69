/** What the letter about an EIN repeats. */
export type EinLetterFacts = {
  readonly company: string;
  /** Nine digits. */
  readonly ein: string;
  /** In one line; null where it is not known. */
  readonly address: string | null;
  /** The day of the IRS's letter, civil; null where it is not known. */
  readonly day: string | null;
};

const days = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** A letter as it is printed. */
export type EinLetter = {
  readonly language: 'en';
  readonly title: string;
  readonly company: string;
  readonly answer: string;
  readonly facts: readonly {readonly name: string; readonly value: string}[];
  readonly notes: readonly string[];
};

/**
 * Writes the letter of Faro's own about a company's EIN, in English, as those who ask for it read it. It looks like none of the IRS's and says so.
 * Rule: DOC13. Source: S3.10.
 */
export function writeEinLetter({company, ein, address, day}: EinLetterFacts): EinLetter {
  const number = `${ein.slice(0, 2)}-${ein.slice(2)}`;
  const fact = (name: string, value: string | null) => (value === null ? [] : [{name, value}]);
  return {
    language: 'en',
    title: 'Letter about an Employer Identification Number',
    company,
    answer: `The Employer Identification Number (EIN) of ${company} is ${number}.`,
    facts: [
      ...fact('Legal name', company),
      ...fact('EIN', number),
      ...fact('Address', address),
      ...fact('Date of the letter of the IRS', day === null ? null : days.format(Date.parse(day))),
      ...fact('Source', 'The letter in which the Internal Revenue Service (IRS) gave the company this number'),
    ],
    notes: [
      'Faro wrote this letter, and repeats in it what the letter of the IRS says.',
      'The IRS did not issue this letter, and it does not take the place of theirs.',
    ],
  };
}

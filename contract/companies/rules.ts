import {addDays} from '#contract/kernel/dates.ts';

/** Characters that show nothing, and those that turn the text after them around: a name with them could pass for another's. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A name without what {@link isCompanyName} refuses unseen, as it comes with what people paste. */
export function withoutUnseen(name: string): string {
  return name.replaceAll(unseen, '');
}

/** A company's name has at least 2 characters that are not spaces, and none that cannot be seen or stored. Rule: COM1. Source: S5.07. */
export function isCompanyName(name: string): boolean {
  if (withoutUnseen(name) !== name) return false;
  return [...name.replaceAll(/\s/gu, '')].length >= 2;
}

/**
 * Whether a company that is added was formed by then: on the day of that instant anywhere on earth at the latest. Nothing said is right.
 *
 * @param at instant, ISO UTC. Rule: COM6.
 */
export function isFormedBefore(formedOn: unknown, at: string): boolean {
  return typeof formedOn !== 'string' || formedOn <= addDays(at.slice(0, 10), 1);
}

/**
 * The civil day on which its state formed a company: by what was ordered, else as its owner says; null where neither is known. Rule: COM6.
 */
export function formedDayOf(
  company: {readonly formedOn?: string | null},
  formation: {readonly constitutedOn: string | null} | null,
): string | null {
  return formation?.constitutedOn ?? company.formedOn ?? null;
}

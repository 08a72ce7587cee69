import {isPersonName, type Language} from '#contract/account/rules.ts';
import {withoutUnseen} from '#contract/companies/rules.ts';
import type {AgreementDocument, AgreementKind, SignaturePlace} from './agreement.ts';

/** What one accepts by signing, in the languages of the screens; it is kept word for word with the signature. Rule: AGR7. */
export const signingStatements: Readonly<Record<AgreementKind, Readonly<Record<Language, string>>>> = {
  'operating-agreement': {
    es: 'Leí el acuerdo operativo y lo acepto. Sé que vale el texto en inglés y que las explicaciones solo ayudan a leerlo. Firmo electrónicamente: mi nombre escrito aquí es mi firma.',
    en: 'I have read the operating agreement and agree to it. I know that its English text counts and that the explanations only help to read it. I sign electronically: my name typed here is my signature.',
    pt: 'Li o acordo operacional e concordo com ele. Sei que vale o texto em inglês e que as explicações só ajudam a ler. Assino eletronicamente: meu nome escrito aqui é a minha assinatura.',
  },
  bylaws: {
    es: 'Leí los estatutos y los adopto. Sé que vale el texto en inglés y que las explicaciones solo ayudan a leerlo. Firmo electrónicamente: mi nombre escrito aquí es mi firma.',
    en: 'I have read the bylaws and adopt them. I know that their English text counts and that the explanations only help to read it. I sign electronically: my name typed here is my signature.',
    pt: 'Li o estatuto e o adoto. Sei que vale o texto em inglês e que as explicações só ajudam a ler. Assino eletronicamente: meu nome escrito aqui é a minha assinatura.',
  },
};

/** The places that the company's owner signs in Faro; mostly one. Rule: AGR6. */
export function placesSignedHere({signatures}: Pick<AgreementDocument, 'signatures'>): SignaturePlace[] {
  return signatures.filter(({isSignedHere}) => isSignedHere);
}

/** A name as it is kept: in one line, without what cannot be seen. */
export function toTypedName(typed: string): string {
  return withoutUnseen(typed.replaceAll(/\s+/gu, ' ')).trim();
}

/** Why a typed name is no signature. */
export type NameTrouble = 'agreement.name-missing' | 'agreement.name-letters' | 'agreement.name-other';

/**
 * What keeps a typed name from being a signature at a place; null where nothing does. A person signs with the name under which the paper names
 * them, in any order and without accents and capitals: two parts of it, one of the last name, or the only one there is. Who signs for a company has a name of their own.
 * Rule: AGR10.
 */
export function checkSignerName(name: string, place: SignaturePlace): NameTrouble | null {
  if (name.trim() === '') return 'agreement.name-missing';
  // First and last name, however short.
  if (!isPersonName(name.trim()) || (name.match(/\p{L}/gu) ?? []).length < 2) return 'agreement.name-letters';
  if (place.byRepresentative) return null;
  const known = new Set(dropInitials(toParts(place.party)));
  const shared = new Set(toParts(name).filter((part) => known.has(part)));
  const last = dropInitials(toParts(place.lastName ?? '')).filter((part) => !particles.has(part));
  const hasLast = last.length === 0 || last.some((part) => shared.has(part));
  return hasLast && shared.size >= Math.max(1, Math.min(2, known.size)) ? null : 'agreement.name-other';
}

/** Small words within last names, which tell nobody from another. */
const particles: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'das',
  'do',
  'dos',
  'di',
  'van',
  'von',
]);

/** The parts of a name as they are compared: small letters, without accents. */
function toParts(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

/** A Latin letter alone is mostly an initial, unless too little of the name is left without it: some names are one letter. */
function dropInitials(parts: readonly string[]): readonly string[] {
  const whole = parts.filter((part) => [...part].length > 1 || !/\p{Script=Latin}/u.test(part));
  return whole.length > 1 ? whole : parts;
}

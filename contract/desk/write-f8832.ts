import {isOrderer, nameOf, numberOf, ownersOf, responsibleOf, titleOf, toUsDate} from './form-lines.ts';
import type {Ss4Facts} from './write-ss4.ts';

/** A line of Form 8832 into which something is written. */
export type F8832Text = 'entityName' | 'ein' | 'ownerName' | 'ownerNumber' | 'effectiveOn' | 'contact' | 'contactPhone';

/** A box of Form 8832 that is ticked. */
export type F8832Box = 'initial' | 'change' | 'several-owners' | 'one-owner' | 'domestic-corporation';

/** What is written on a Form 8832. `open` names the lines that the order does not know: they are filled in by hand. */
export type F8832 = {
  readonly texts: Readonly<Partial<Record<F8832Text, string>>>;
  readonly boxes: readonly F8832Box[];
  readonly open: readonly string[];
};

/**
 * What a Form 8832 is written from: as a Form SS-4, and from which civil day on the owner wants it. `number` is that of the only owner, `ein` the
 * company's in nine digits, both opened for this form; null where there is none. Kept nowhere.
 */
export type F8832Facts = Omit<Ss4Facts, 'state'> & {readonly effectiveOn: string; readonly ein: string | null};

/**
 * Writes a Form 8832 by which an LLC that was formed here chooses to be taxed as a corporation. What the order does not say is left open, never
 * guessed.
 *
 * Rules: ELC1, ELC3, ELC4. Source: Instructions for Form 8832 (Rev. December 2013).
 */
export function writeF8832({name, constitutedOn, order, number, ein, effectiveOn}: F8832Facts): F8832 {
  const {answers, partners} = order;
  const owners = ownersOf(partners);
  const [owner, ...others] = owners;
  const onlyOwner = others.length === 0 ? owner : undefined;
  const contact = responsibleOf(partners);
  const isInitial = constitutedOn === effectiveOn;
  const texts: Record<F8832Text, string> = {
    entityName: name,
    ein: ein === null ? '' : `${ein.slice(0, 2)}-${ein.slice(2)}`,
    ownerName: onlyOwner ? nameOf(onlyOwner) : '',
    // "If the owner is a foreign person and does not have a U.S. identifying number, enter none."
    ownerNumber: onlyOwner ? numberOf(onlyOwner, number, 'none') : '',
    effectiveOn: toUsDate(effectiveOn),
    contact: contact ? `${nameOf(contact)}${titleOf(order, contact)}` : '',
    contactPhone: isOrderer(answers, contact) ? answers.phone : '',
  };
  const open = [
    ...(texts.ein === '' ? ['EIN'] : []),
    // It is on no order.
    'Address',
    // Whether there was an election before, nobody told us.
    ...(isInitial ? [] : ['2a']),
    ...(onlyOwner && texts.ownerNumber === '' ? ['4b'] : []),
    ...(owners.length === 0 ? ['3'] : []),
    ...(texts.contact === '' ? ['9'] : []),
    ...(texts.contactPhone === '' ? ['10'] : []),
    // Who signs, and when.
    'Signatures',
  ];
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    boxes: [
      isInitial ? 'initial' : 'change',
      ...(owners.length === 0 ? [] : [onlyOwner ? ('one-owner' as const) : ('several-owners' as const)]),
      'domestic-corporation',
    ],
    open,
  };
}

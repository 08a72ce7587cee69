import type {Failure} from '#contract/kernel/failure.ts';
import type {mailTypes} from '#contract/mailing/mail-scan.ts';
import {isClear, type MatchReason} from '#contract/mailing/rank-companies.ts';

/** A company that a scan may be sent to, and what speaks for it; nothing where a person looked it up. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly MatchReason[];
  readonly state: string | null;
  readonly owner: string | null;
  readonly orderNumber: string | null;
};

/** What tells a company from another one of its name; empty where nothing is known. Rule: MLG6. */
export function tellApart({state, owner, orderNumber}: Candidate): string {
  return [state, owner, orderNumber].filter((one) => one !== null && one !== '').join(' · ');
}

/** What the desk says of a scan. */
export type ScanValues = {
  readonly companyId: string | null;
  readonly sender: string;
  readonly subject: string;
  readonly type: (typeof mailTypes)[number];
  readonly quantity: number | null;
  readonly receivedOn: string | null;
};

/** What was read of a scan on this device. */
export type ScanContent = {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly pageCount: number;
  readonly words: string;
  /** As much of its text layer as it is matched by; empty where it has none. */
  readonly text: string;
  readonly thumbnail: ImageBitmap;
};

/** A scan at the desk, from the drop on: nothing of it leaves this device before it is confirmed, but its text to be matched. Rule: MLG11. */
export type DeskScan = {
  readonly key: string;
  readonly file: File;
  readonly state: 'reading' | 'refused' | 'ready' | 'sending' | 'failed' | 'sent';
  readonly failure: Failure | null;
  /** Null until it is read. */
  readonly content: ScanContent | null;
  readonly candidates: readonly Candidate[];
  /** Why nobody could say whose it is: that nothing speaks for a company is another answer. Null where it was answered, or not asked. */
  readonly matchFailure: Failure | null;
  readonly values: ScanValues;
  /** How much of it is sent, from 0 to 1. */
  readonly share: number;
  /** Whose scan it is for the server, once that knows it: a company that is chosen later is another. */
  readonly placed: {readonly companyId: string; readonly scanId: string} | null;
};

/** Whether a scan waits for a person. */
export function isOpen({state}: DeskScan): boolean {
  return state === 'ready' || state === 'failed';
}

/** A scan as it is dropped. */
export function newScan(key: string, file: File, today: string): DeskScan {
  return {
    key,
    file,
    state: 'reading',
    failure: null,
    content: null,
    candidates: [],
    matchFailure: null,
    values: {companyId: null, sender: '', subject: '', type: 'Letter', quantity: 1, receivedOn: today},
    share: 0,
    placed: null,
  };
}

/** A scan once it was told which companies its text speaks for; what a person chose or typed meanwhile stays. Rule: MLG6. */
export function withMatches(scan: DeskScan, matches: readonly Candidate[]): DeskScan {
  const {candidates, content, values} = scan;
  if (!isOpen(scan)) return scan;
  const byHand = candidates.filter(({id}) => !matches.some((match) => match.id === id));
  const likely = isClear(matches) ? matches[0] : undefined;
  const text = content?.text ?? '';
  const isGuessed = values.sender === guessSender(text, undefined);
  return {
    ...scan,
    candidates: [...matches, ...byHand],
    values: {
      ...values,
      companyId: values.companyId ?? likely?.id ?? null,
      sender: isGuessed ? guessSender(text, likely?.name) : values.sender,
    },
  };
}

/** The first line of a letter, which is mostly its sender's; nothing where it is the company's own. */
export function guessSender(text: string, companyName: string | undefined): string {
  const first =
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 120) ?? '';
  return companyName !== undefined && first.toLowerCase().includes(companyName.toLowerCase()) ? '' : first;
}

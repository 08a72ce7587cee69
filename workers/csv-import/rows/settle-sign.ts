import type {AccountKind} from '#contract/bookkeeping/account.ts';
import type {Decided, Evidence, FeeMode, SignMode} from '#workers/csv-import/reading.ts';
import type {EarlierSays} from './compare-earlier.ts';
import {chainsUnder, type Chained} from './chains.ts';
import type {Said} from './words-of-direction.ts';

/** Which way amounts are turned, and what that rests on. */
export type SignSettlement = {
  readonly flipped: boolean;
  /** True where the balance column states what is owed: it falls when money comes in. */
  readonly balanceTurned: boolean;
  readonly because: Decided<SignMode>;
  /** False where a person must say it. */
  readonly certain: boolean;
};

/** What the sign is settled from. */
export type SignFacts = Chained & {
  readonly fee: FeeMode;
  readonly kind: AccountKind | null;
  readonly chosen: boolean | undefined;
  /** How the file itself tells the direction: by two columns or a word in names that are known, or by the sign of one column. */
  readonly written: 'debit-credit' | 'direction-column' | 'sign' | 'guessed-pair' | 'address' | 'balance';
  /** Whether any amount of the column has a minus, rows that are left out counted too. */
  readonly hasMinus: boolean;
  /** Whether gross, fee and net follow from each other: what a fee takes from came in. */
  readonly isNetProved: boolean;
  /** An export whose signs are known. */
  readonly isKnown: boolean;
  /** A format that says of each amount which way it goes; cards are known to turn it. */
  readonly isSigned: boolean;
  readonly saidOf: (row: number) => Said;
  /** Whether a row calls itself the payment of a card. */
  readonly isPaymentOf: (row: number) => boolean;
  /** Whether another column of the file, or the steps of its balance, give the same amounts other directions. */
  readonly isContradicted: boolean;
  /** What movements of the same words that the account has already say. */
  readonly earlier: EarlierSays;
};

type Side = 'straight' | 'turned';
type Votes = {straight: number; turned: number; ins: number; outs: number; up: number; down: number};

/** Rows whose words are read. */
const wordDepth = 2_000;

/** Steps that hold under one sign and not under the other, for a balance to have caught the other. */
const provingSteps = 2;

/** Rows whose words contradict the names of the columns, for these to be doubted. */
const leastTurned = 2;

/** Rows a card must have for most of them to be purchases. */
const leastPurchases = 5;

/**
 * Settles which sign purchases and payments have: by columns that name it, by what rows call themselves in both directions, by a balance that
 * would have caught the other sign, by what the account is and has. Where these do not decide, or contradict each other, a person must.
 * Rules: IMP15, IMP31.
 */
export function settleSign(facts: SignFacts): SignSettlement {
  const {proved: balance, leans} = sideByBalance(facts);
  const votes = countVotes(facts);
  const side =
    facts.chosen === undefined
      ? withEarlier(decide(facts, {balance, leans}, votes), facts.earlier)
      : byPerson(facts.chosen);
  const flipped = side.side === 'turned';
  const mode: SignMode = flipped ? 'flipped' : modeOf(facts);
  return {
    flipped,
    // Who turns the sign of a bank's file by hand is shown that its balance breaks.
    balanceTurned: balance !== null && balance !== side.side && (facts.chosen === undefined || facts.kind === 'card'),
    because: {value: mode, because: side.because},
    certain: side.certain,
  };
}

type Decision = {readonly side: Side; readonly because: Evidence; readonly certain: boolean};

const sure = (side: Side, because: Evidence): Decision => ({side, because, certain: true});
const asked = (side: Side): Decision => ({side, because: {reason: 'no-evidence'}, certain: false});

function byPerson(flipped: boolean): Decision {
  return sure(flipped ? 'turned' : 'straight', {reason: 'chosen-by-person'});
}

/** What the account has already contradicts a decision, or makes one where the file leaves it open and both ways speak for it. */
function withEarlier(own: Decision, {side, isTwoWay, count}: EarlierSays): Decision {
  if (side === null || (own.certain && own.side === side)) return own;
  if (own.certain) return asked(own.side);
  return isTwoWay ? sure(side, {reason: 'earlier-imports', params: {count}}) : asked(side);
}

function modeOf({written}: SignFacts): SignMode {
  if (written === 'direction-column') return 'direction-column';
  if (written === 'balance') return 'by-balance';
  return written === 'sign' || written === 'address' ? 'as-written' : 'debit-credit';
}

function decide(facts: SignFacts, {balance, leans}: BalanceSays, votes: Votes): Decision {
  if (votes.up + votes.down === 0) return sure('straight', {reason: 'no-evidence'});
  if (facts.isContradicted) return asked('straight');
  if (facts.isSigned) return sure('straight', {reason: 'known-export'});
  if (facts.written === 'debit-credit' || facts.written === 'direction-column') return byNames(facts, balance, votes);
  if (facts.written === 'balance')
    return sideByWords(votes) === 'turned' ? asked('straight') : sure('straight', {reason: 'balance-proves'});
  if (facts.written === 'address') return sure('straight', {reason: 'own-address'});
  const words = sideByWords(votes);
  // Without a single minus a card's purchases and payments may look alike: only rows that all say what they are tell.
  if (facts.kind === 'card' && facts.written === 'sign' && !facts.hasMinus)
    return votes.outs === votes.up && words ? sure(words, wordsEvidence(words, votes)) : asked('turned');
  if (balance) return byBalance(facts, {balance, words, votes});
  // Amounts without a single minus go both ways under either sign.
  const isSigned = facts.hasMinus || facts.written !== 'sign';
  if (isSigned && words && votes.ins > 0 && votes.outs > 0) return sure(words, wordsEvidence(words, votes));
  if (facts.written === 'guessed-pair') return asked('straight');
  if (facts.kind === 'card') return byCard(facts, words, votes);
  // A step that breaks as it is written and would hold turned round proves nothing, but is no agreement either.
  return leans === 'turned' ? asked('straight') : byWriting(facts, words, votes);
}

/** Names of columns tell, unless a balance of what one has says the contrary; a card's balance is what is owed. */
function byNames({kind, written}: SignFacts, balance: Side | null, votes: Votes): Decision {
  const reason = written === 'debit-credit' ? 'debit-and-credit' : 'direction-words';
  const words = sideByWords(votes);
  // Of an account in the books of a company a debit is what came in.
  if (balance === null && words === 'turned' && votes.turned >= leastTurned) return asked('straight');
  if (balance !== 'turned') return sure('straight', {reason: balance ? 'balance-proves' : reason});
  if (kind === 'card' || words === 'straight') return sure('straight', {reason});
  return kind === null && words === null ? asked('turned') : sure('turned', {reason: 'balance-proves'});
}

type Proofs = {readonly balance: Side; readonly words: Side | null; readonly votes: Votes};

function byBalance({kind}: SignFacts, {balance, words, votes}: Proofs): Decision {
  const proved = sure(balance, {reason: 'balance-proves'});
  const most = mostArePurchases(votes);
  if (kind === 'card') {
    // What is owed rises with every purchase: such a balance proves the contrary of what it seems to.
    if (words) return sure(words, words === balance ? proved.because : wordsEvidence(words, votes));
    return most ? sure(most, {reason: 'card-purchases'}) : asked(balance);
  }
  return words === null || words === balance ? proved : asked(balance);
}

function byCard(facts: SignFacts, words: Side | null, votes: Votes): Decision {
  const most = mostArePurchases(votes);
  if (words && (most === null || most === words)) {
    const count = words === 'straight' ? votes.straight : votes.turned;
    return most || count >= 2 || isPaidOff(facts, votes) ? sure(words, wordsEvidence(words, votes)) : asked(words);
  }
  return most && !words && votes.straight === votes.turned ? sure(most, {reason: 'card-purchases'}) : asked('straight');
}

/** Whether the rows of one sign all say that they are the card's payments, and those of the other are more, and say nothing like it. */
function isPaidOff({outcomes, isPaymentOf}: SignFacts, {up, down}: Votes): boolean {
  if (up === down) return false;
  return outcomes.every((outcome, row) => {
    if (outcome.kind !== 'row' || outcome.amountUnits === 0) return true;
    return isPaymentOf(row) === (outcome.amountUnits > 0 === up < down);
  });
}

/** A minus takes money in a bank's file, where nothing says the contrary; amounts without any sign say nothing. */
function byWriting(facts: SignFacts, words: Side | null, votes: Votes): Decision {
  const {straight, turned} = votes;
  if (facts.isNetProved) return sure('straight', {reason: 'net-proves'});
  const isContradicted = turned > 0 && straight < turned * 5;
  if (facts.isKnown) return sure('straight', {reason: 'known-export'});
  // So a card's file looks that goes into an account of another kind.
  const isCards = words === null && mostArePurchases(votes) === 'turned' && isPaidOff(facts, votes);
  if (isCards) return asked('turned');
  if (isContradicted) return asked('straight');
  if (facts.hasMinus) return sure('straight', words ? wordsEvidence(words, votes) : {reason: 'signed-amounts'});
  // Every row must say that it came in: of others an unsigned amount is as likely to have gone out.
  return words === 'straight' && votes.ins >= votes.up
    ? sure('straight', wordsEvidence(words, votes))
    : asked('straight');
}

function wordsEvidence(side: Side, {straight, turned}: Votes): Evidence {
  const params = {count: Math.max(straight, turned), of: straight + turned};
  return {reason: side === 'straight' ? 'purchases-negative' : 'purchases-positive', params};
}

/** The side that words speak for, where hardly any speaks against it. */
function sideByWords({straight, turned}: Votes): Side | null {
  if (straight === 0 && turned === 0) return null;
  if (straight > turned * 9) return 'straight';
  return turned > straight * 9 ? 'turned' : null;
}

/** A card is used far more often than it is paid. */
function mostArePurchases({up, down}: Votes): Side | null {
  if (Math.max(up, down) < leastPurchases) return null;
  if (up > down * 4) return 'turned';
  return down > up * 4 ? 'straight' : null;
}

function countVotes({outcomes, groups, saidOf}: SignFacts): Votes {
  const votes: Votes = {straight: 0, turned: 0, ins: 0, outs: 0, up: 0, down: 0};
  let read = 0;
  for (const rows of groups)
    for (const row of rows) {
      const outcome = outcomes[row];
      if (outcome?.kind !== 'row' || outcome.amountUnits === 0) continue;
      const isUp = outcome.amountUnits > 0;
      if (isUp) votes.up += 1;
      else votes.down += 1;
      read += 1;
      const said = read > wordDepth ? null : saidOf(row);
      if (said === null) continue;
      votes[said === 'in' ? 'ins' : 'outs'] += 1;
      votes[(said === 'in') === isUp ? 'straight' : 'turned'] += 1;
    }
  return votes;
}

type BalanceSays = {
  /** The sign that it would have caught the other of. */
  readonly balance: Side | null;
  /** The sign under which more of it follows, if only by one step. */
  readonly leans: Side | null;
};

/** The sign that a running balance follows from. */
function sideByBalance(facts: SignFacts): {proved: Side | null; leans: Side | null} {
  const good = (flipped: boolean) => {
    const totals = {good: 0, steps: 0};
    for (const {result} of chainsUnder(facts, facts.fee, flipped)) {
      totals.good += result.steps - result.broken;
      totals.steps += result.steps;
    }
    return totals;
  };
  const straight = good(false);
  const turned = good(true);
  const best = straight.good >= turned.good ? straight : turned;
  const side = best === straight ? 'straight' : 'turned';
  const leans = straight.good === turned.good ? null : side;
  const isProof = Math.abs(straight.good - turned.good) >= provingSteps && best.good >= best.steps * 0.8;
  return {proved: isProof ? side : null, leans};
}

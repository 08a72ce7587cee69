import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import {tellMove} from '#contract/companies/tell-move.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {addNotice} from '#sync/store/notices.ts';
import type {Language} from '#src/i18n/languages.ts';

/** A step of one of the person's companies, and where it can be read. */
export type CompanyMove = {readonly name: string; readonly href: string; readonly move: CompanyStepRow};

/** Under which this device keeps until when it has told of steps: an instant. */
const toldKey = 'steps-told';

/**
 * Keeps a notice for each step that is new to this device, the oldest first; two tabs at once keep one. What was there before the device first
 * asked is known already. Rule: NTC5.
 */
export async function tellSteps(
  database: LocalDatabase,
  moves: readonly CompanyMove[],
  {language, now}: {readonly language: Language; readonly now: string},
): Promise<void> {
  await database.transaction('rw', database.device, database.meta, async () => {
    const told = (await database.device.get(toldKey))?.value;
    if (typeof told !== 'string') {
      await database.device.put({key: toldKey, value: now});
      return;
    }
    const fresh = moves
      .filter(({move}) => move.movedAt > told)
      .toSorted((one, other) => (one.move.movedAt < other.move.movedAt ? -1 : 1));
    for (const {name, href, move} of fresh) {
      const text = `${name}: ${tellMove(move, language).title}`;
      await addNotice(database, {id: move.id, at: move.movedAt, isRead: false, text, tone: 'neutral', href});
    }
    const last = fresh.at(-1);
    if (last) await database.device.put({key: toldKey, value: last.move.movedAt});
  });
}

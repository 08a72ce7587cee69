import {expect, test} from 'vitest';
import {languages} from '#contract/account/rules.ts';
import {checkMove, type MoveSaid} from '#contract/companies/check-move.ts';
import {companyStatuses, moveKinds, skipReasons} from '#contract/companies/progress.ts';
import {tellMove} from '#contract/companies/tell-move.ts';

test('[PRG9] [PRG12] [PRG13] of each move the owner reads what became of it and what comes next, in their language', () => {
  for (const language of languages)
    for (const toStatus of companyStatuses) {
      const {title, lines} = tellMove({kind: 'onward', toStatus, skipReason: null}, language);
      expect(title).not.toMatch(/\.$/u);
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line).toMatch(/\.$/u);
    }
  expect(tellMove({kind: 'filed', toStatus: 'Start', skipReason: null}, 'es').title).toBe('Presentada ante el estado');
  const [refused, proposed] = (['names-refused', 'names-proposed'] as const).map((kind) =>
    tellMove({kind, toStatus: 'Start', skipReason: null}, 'es'),
  );
  expect(refused?.lines.at(-1)).toMatch(/^Ahora te toca a ti: .*No cuesta nada\.$/u);
  expect(proposed?.lines.at(-1)).toMatch(/^Ahora actuamos nosotros/u);
});

test('[PRG2] [PRG9] a skipped report says why, and a correction that it is one', () => {
  for (const language of languages) {
    const words = skipReasons.map(
      (skipReason) => tellMove({kind: 'skip', toStatus: 'ReadyForBankAccount', skipReason}, language).lines[0],
    );
    expect(new Set(words).size).toBe(skipReasons.length);
    expect(tellMove({kind: 'correction', toStatus: 'Start', skipReason: null}, language).lines).toHaveLength(3);
  }
});

const said: MoveSaid = {kind: 'onward', day: '2026-11-23', note: '', skipReason: null};
const reasonsOf = (patch: Partial<MoveSaid>) => checkMove({...said, ...patch}, '2026-11-23').map(({reason}) => reason);

test('[PRG8] what is moved has happened by now', () => {
  expect(reasonsOf({})).toEqual([]);
  expect(reasonsOf({day: '2026-11-24'})).toEqual(['admin.move-day-wrong']);
  expect(reasonsOf({day: '2026-02-30'})).toEqual(['admin.move-day-wrong']);
});

test('[PRG2] [PRG3] [PRG4] [PRG12] canceling, putting right and asking for names want words, skipping wants its reason', () => {
  const silent = moveKinds.filter((kind) => reasonsOf({kind, note: '  '}).includes('admin.move-note-missing'));
  expect(silent.toSorted()).toEqual(['cancel', 'correction', 'names-refused']);
  expect(reasonsOf({kind: 'skip'})).toEqual(['admin.move-reason-missing']);
  expect(reasonsOf({kind: 'skip', skipReason: 'formed-in-us'})).toEqual([]);
});

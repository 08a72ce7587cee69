import type {Ask} from './answer-elsewhere.ts';
import type {RulesApi} from './rules/rules-api.ts';
import type {BooksWorld} from './session.ts';

/** Only some need it: opening the books does not wait for its code. */
const trying = async () => import('./rules/try-rule.ts');
const takingBack = async () => import('./rules/take-back.ts');

/** The questions of the open books about rules. Rules: RUL10 to RUL12. */
export function answerRules(ask: Ask, world: BooksWorld): RulesApi {
  return {
    tryRule: async (question) =>
      ask(async (shown) => {
        const [{findStopped, tryRule}] = await Promise.all([trying(), shown.loaded]);
        return tryRule(shown, await findStopped(shown, question));
      }),
    readTrial: async (question, start, count) =>
      ask(async (shown) => {
        const [{findStopped, readTrial}] = await Promise.all([trying(), shown.loaded]);
        return readTrial(shown, await findStopped(shown, question), {start, count});
      }),
    applyRule: async (question) => ask(async (shown) => (await trying()).applyRule(shown, world, question)),
    countRuled: async () =>
      ask(async (shown) => {
        const [{countRuled}] = await Promise.all([takingBack(), shown.loaded]);
        return countRuled(shown);
      }),
    takeBackRuled: async (what) => ask(async (shown) => (await takingBack()).takeBackRuled(shown, world, what)),
  };
}

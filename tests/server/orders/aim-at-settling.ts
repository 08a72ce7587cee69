import type {Statement} from '#tests/fakes/postgres-proxy.ts';
import type {KilledProduct} from './killed-product.ts';

/**
 * Holds the nth statement of the next transaction that settles what the provider has said is paid.
 *
 * @returns its statements, and whether it was held or came to its end.
 */
export function aimAtSettling({proxy}: KilledProduct, nth: number, moment: Statement['moment']) {
  const statements: string[] = [];
  const ended = Promise.withResolvers<'held' | 'past'>();
  let settling: number | undefined;
  proxy.decide = (one) => {
    // The first thing that is written once the provider has said that it is paid.
    if (settling === undefined && one.moment === 'asked' && one.sql.startsWith('insert into "order_payments"'))
      settling = one.connection;
    if (one.connection !== settling) return 'pass';
    if (one.moment === 'asked') statements.push(one.sql);
    if (statements.length === nth + 1 && one.moment === moment) {
      ended.resolve('held');
      return 'hold';
    }
    if (one.sql !== 'commit' || one.moment !== 'answered') return 'pass';
    if (statements.length > 2) {
      ended.resolve('past');
      proxy.decide = () => 'pass';
    } else {
      // An earlier payment that was told once more: it is noted already, and nothing comes of it.
      statements.length = 0;
      settling = undefined;
    }
    return 'pass';
  };
  return {statements, ended: ended.promise};
}

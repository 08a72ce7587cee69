import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Departure, IdentityPort} from '#server/providers/identity/port.ts';

/** What somebody does where they were sent, and what can go wrong with the next answer. */
export type IdentityUnderTest = {
  readonly port: IdentityPort;
  /** A person with this e-mail and name confirms at the address. @returns the code that the browser comes back with. */
  readonly confirm: (address: string, person: {readonly email: string; readonly name: string}) => Promise<string>;
  readonly fail: (fault: 'down' | 'refused' | 'unverified' | 'wrong-nonce' | 'no-authority') => void;
  readonly close: () => Promise<void>;
};

const person = {email: 'eva@example.com', name: 'Eva de la Luz'};
let departures = 0;

function buildDeparture(): Departure {
  departures += 1;
  const secret = (what: string) => `${what}-${departures}`.padEnd(43, 'x');
  const redirectUri = 'https://app.example.com/es/login/google';
  return {state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier'), redirectUri, language: 'es'};
}

/** What every one who vouches for people does, be it Google or what stands in for it. */
export function identityPortKit(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`signing in by ${name}`, () => {
    let under: IdentityUnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());

    const leave = async (departure: Departure) => {
      const address = await under.port.toAddress(departure);
      if (!address.ok) throw new Error(address.failure.reason);
      return under.confirm(address.value, person);
    };
    const reasonOf = async (answer: ReturnType<IdentityPort['identify']>) => {
      const outcome = await answer;
      return outcome.ok ? 'nothing' : outcome.failure.reason;
    };

    test('[ACC24] [ACC36] who confirms is who they say, and the same person the next time', async () => {
      const [one, two] = [buildDeparture(), buildDeparture()];
      const first = await under.port.identify({...one, code: await leave(one)});
      const expected = {email: person.email, isEmailVerified: true, firstName: 'Eva', lastName: 'de la Luz'};
      expect(first).toMatchObject({ok: true, value: expected});
      expect(await under.port.identify({...two, code: await leave(two)})).toEqual(first);
    });

    test('[ACC24] [ACC36] a code counts once, and one that nobody was given not at all', async () => {
      const departure = buildDeparture();
      const code = await leave(departure);
      await under.port.identify({...departure, code});
      expect(await reasonOf(under.port.identify({...departure, code}))).toBe('account.google-failed');
      expect(await reasonOf(under.port.identify({...departure, code: 'made-up'}))).toBe('account.google-failed');
    });

    test.each(['verifier', 'nonce', 'redirectUri'] as const)(
      '[ACC24] [ACC36] a code with the %s of another sign-in is worth nothing',
      async (part) => {
        const departure = buildDeparture();
        const code = await leave(departure);
        const other = {...buildDeparture(), redirectUri: 'https://app.example.com/pt/login/google'};
        const answer = {...departure, [part]: other[part], code};
        expect(await reasonOf(under.port.identify(answer))).toBe('account.google-failed');
      },
    );

    test.each([
      ['down', 'account.google-down'],
      ['refused', 'account.google-failed'],
      ['wrong-nonce', 'account.google-failed'],
    ] as const)('[VEN5] [ACC24] an answer that is %s is told', async (fault, reason) => {
      const departure = buildDeparture();
      const code = await leave(departure);
      under.fail(fault);
      expect(await reasonOf(under.port.identify({...departure, code}))).toBe(reason);
    });

    test('[ACC39] an e-mail that whoever vouches does not give out is told, and one that they do', async () => {
      const [one, two] = [buildDeparture(), buildDeparture()];
      under.fail('no-authority');
      const other = {isEmailVerified: true, isAuthority: false};
      expect(await under.port.identify({...one, code: await leave(one)})).toMatchObject({value: other});
      const own = {isEmailVerified: true, isAuthority: true};
      expect(await under.port.identify({...two, code: await leave(two)})).toMatchObject({value: own});
    });

    test('[VEN5] [ACC25] an e-mail that is not verified is told', async () => {
      const departure = buildDeparture();
      under.fail('unverified');
      const code = await leave(departure);
      expect(await under.port.identify({...departure, code})).toMatchObject({
        value: {isEmailVerified: false, isAuthority: false},
      });
    });
  });
}

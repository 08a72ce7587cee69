import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {MailNotTakenError, MailRefusedError, type Mail, type MailPort} from '#server/providers/mail/port.ts';

/** A way out for mails as the kit needs it. */
export type PortUnderTest = {
  readonly port: MailPort;
  /** What has arrived, oldest first. */
  readonly read: () => Promise<Mail[]>;
  /** The next mail goes wrong so; `lost` was taken, and nobody hears of it. Undefined: no mail does any more. */
  readonly fail: (fault: 'refused' | 'not-taken' | 'lost' | undefined) => void;
  /** Nobody is there to take mails, or somebody again. */
  readonly setDown: (isDown: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A mail with what is hard to carry: signs of several scripts, long lines, a lone dot. */
export function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    messageId: '<0b1e@faro.example>',
    date: '2026-11-21T22:35:00.000Z',
    to: 'ana@example.com',
    subject: 'Código de “Ñandú & Compañía” 東京 🚀 para una empresa con un nombre bastante largo',
    text: `Hola, Ñandú:\n\n.\n${'muy larga '.repeat(200)}\n東京 🚀\n`,
    html: '<!doctype html><p style="color:#131b25">Hola, Ñandú &amp; 東京 🚀</p>\n',
    ...overrides,
  };
}

const hostileAddresses = [
  '',
  'ana',
  'ana@example.com, eva@example.com',
  'ana@example.com;eva@example.com',
  'Ana <ana@example.com>',
  'ana@example.com\r\nBcc: eva@example.com',
  'ana@example.com\nRCPT TO:<eva@example.com>',
  'ana@exam\u0000ple.com',
  'ana@example.com> NOTIFY=SUCCESS',
  '"ana eva"@example.com',
];

/** What every way out for mails must do: the adapter of a new one passes it. */
export function mailPortKit(name: string, open: () => Promise<PortUnderTest>): void {
  describe(`mails leave by ${name}`, () => {
    let under: PortUnderTest;
    beforeEach(async () => (under = await open()));
    afterEach(() => under.close());

    test('[MAI3] a mail arrives as it was written', async () => {
      const mail = buildMail({replyTo: 'eva@example.com'});
      await under.port.send(mail);
      expect(await under.read()).toEqual([mail]);
    });

    test('[MAI3] several mails at once arrive, each once', async () => {
      const mails = Array.from({length: 8}, (_, index) => buildMail({messageId: `<${index}@faro.example>`}));
      await Promise.all(mails.map((mail) => under.port.send(mail)));
      const ids = (await under.read()).map(({messageId}) => messageId);
      expect(ids.toSorted()).toEqual(mails.map(({messageId}) => messageId));
    });

    test('[MAI3] a mail that is sent again is known as the same', async () => {
      await under.port.send(buildMail());
      await under.port.send(buildMail());
      expect(new Set((await under.read()).map(({messageId}) => messageId)).size).toBe(1);
    });

    test.each(hostileAddresses)(
      '[MAI2] %j is no address: nothing is sent, and the refusal does not repeat it',
      async (address) => {
        for (const mail of [buildMail({to: address}), buildMail({replyTo: address})]) {
          const refusal: unknown = await under.port.send(mail).catch((error: unknown) => error);
          expect(refusal).toEqual(new MailRefusedError('not an address'));
        }
        expect(await under.read()).toEqual([]);
      },
    );

    test.each([
      ['refused', MailRefusedError, 0],
      ['not-taken', MailNotTakenError, 0],
      ['lost', MailNotTakenError, 1],
    ] as const)(
      '[MAI3] [VEN5] a mail that is %s says whether another try may succeed, which then does',
      async (fault, thrown, arrived) => {
        under.fail(fault);
        await expect(under.port.send(buildMail())).rejects.toThrow(thrown);
        expect(await under.read()).toHaveLength(arrived);
        under.fail(undefined);
        await under.port.send(buildMail());
        expect(new Set((await under.read()).map(({messageId}) => messageId)).size).toBe(1);
      },
    );

    test('[MAI3] where nobody takes mails, another try succeeds later; what is thrown names nobody', async () => {
      await under.setDown(true);
      const thrown: unknown = await under.port.send(buildMail()).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(MailNotTakenError);
      expect(String(thrown)).not.toContain('ana');
      await under.setDown(false);
      await under.port.send(buildMail());
      expect(await under.read()).toEqual([buildMail()]);
    });
  });
}

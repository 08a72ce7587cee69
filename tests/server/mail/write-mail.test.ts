import {expect, test} from 'vitest';
import type {Language} from '#contract/account/rules.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Mail} from '#server/providers/mail/port.ts';
import {writeMail} from '#server/mail/write-mail.ts';
import {buildOrders} from '#tests/fixtures/mail-orders.ts';

const sending = {
  id: '0b1e',
  date: '2026-11-21T22:35:00.000Z',
  origin: 'https://app.example.com',
  domain: 'faro.example',
  contactEmail: 'contact@faro.example',
};
const write = (order: MailOrder): Mail => writeMail(order, sending);
const languages: Language[] = ['es', 'en', 'pt'];
const everyOrder = languages.flatMap((language) =>
  buildOrders(language).map((order, index) => [`${language} ${order.kind} ${index}`, order] as const),
);

/** What a person reads of the HTML: without tags, styles and what is not shown. */
function readHtml(html: string): string {
  return html
    .replaceAll(/<(style|title)>[\s\S]*?<\/\1>|<div style="display:none[\s\S]*?<\/div>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each(everyOrder)('[MAI1] %s says the same as text and as HTML, and nothing is missing', (_, order) => {
  const mail = write(order);
  const said = readHtml(mail.html);
  const paragraphs = mail.text.replace(/^-- $/m, '').split(/\n\n+/);
  for (const line of paragraphs.flatMap((part) => part.replaceAll(/^> /gm, '').split('\n'))) {
    // A button's text and its address stand apart in HTML, and so do a fact's name and value.
    for (const piece of line.trim().split(/: (?=https:|\S)/))
      expect(said).toContain(piece.replaceAll(/\s+/g, ' ').trim());
  }
  expect(mail.text + mail.html + mail.subject).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
  expect(mail.subject).not.toBe('');
  expect(mail.html).toContain(`<html lang="${order.language}"`);
  expect(mail.messageId).toBe('<0b1e@faro.example>');
  expect(mail.replyTo).toBe(order.kind === 'contact-message' ? 'eva@example.com' : 'contact@faro.example');
});

test.each(everyOrder)('[MAI1] %s fetches nothing, keeps within the app and takes both schemes', (_, order) => {
  const {html} = write(order);
  expect(html).not.toMatch(/<(img|link|script|iframe|object|form)|url\(|@import/);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
  for (const url of links)
    expect(url).toMatch(new RegExp(`^https://app\\.example\\.com/${order.language}/[a-z/-]+(#(leave=)?[\\w-]+)?$`));
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html.match(/class="/g)?.length).toBeGreaterThan(5);
});

test('[MAI1] no two languages share a subject or a paragraph', () => {
  const [es = [], en = [], pt = []] = languages.map((language) => buildOrders(language).map(write));
  for (const [index, mail] of es.entries()) {
    const subjects = [mail, en[index], pt[index]].map((each) => each?.subject);
    expect(new Set(subjects).size).toBe(3);
    const footers = [mail, en[index], pt[index]].map((each) => each?.text.split('\n').at(-2));
    expect(new Set(footers).size).toBe(3);
  }
});

test('[ACC17] an invitation says how long its password is good and what to do afterwards', () => {
  const texts = languages.map((language) => write(buildOrders(language)[2] as MailOrder).text);
  expect(texts[0]).toContain('durante 7 días; después, pide un código en «¿Olvidaste tu contraseña?»');
  expect(texts[1]).toContain('for 7 days; after that, ask for a code under “Forgot your password?”');
  expect(texts[2]).toContain('por 7 dias; depois disso, peça um código em “Esqueceu a senha?”');
});

test('[MAI1] a moment is told with its zone, as the language writes it', () => {
  const texts = languages.map((language) => write(buildOrders(language)[4] as MailOrder).text);
  expect(texts[0]).toContain('Cuándo: 21 de noviembre de 2026');
  expect(texts[1]).toContain('When: November 21, 2026');
  expect(texts[2]).toContain('Quando: 21 de novembro de 2026');
  for (const text of texts) expect(text).toMatch(/10:35.*UTC|22:35.*UTC/);
});

const shared = {to: 'ana@example.com', language: 'en'} as const;

test.each(['www.evil.example', 'Visit evil.com now', 'https://evil.example', 'eva@evil.example', 'Ana\r\nBcc: x'])(
  '[MAI2] a name such as %j carries no link and no line into somebody else’s mail',
  (firstName) => {
    for (const mail of [
      write({...shared, kind: 'welcome', firstName}),
      write({...shared, kind: 'temporary-password', firstName: 'Ana', password: 'x', invitedBy: firstName}),
    ]) {
      expect(mail.text + mail.html).not.toMatch(/evil|Bcc/);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  },
);

test.each([
  ['https://evil.example/a?b=c', 'https: / /evil. example/a?b=c'],
  ['www.evil.com LLC', 'www. evil. com LLC'],
  ['pay@evil.com', 'pay@ evil. com'],
  ['evil。com evil．com evil｡com', 'evil。 com evil． com evil｡ com'],
  ['x.evil-shop.co t.co 10.0.0.1', 'x. evil-shop. co t. co 10. 0. 0. 1'],
  ['tel:+573001234567', 'tel: +573001234567'],
  ['Costa\u202e\u2066 Norte\r\nBcc: a\u200b.com', 'Costa Norte Bcc: a . com'],
  ['Andes S.A.S.', 'Andes S.A.S.'],
  ['Núñez & Cía. S.A. de C.V.', 'Núñez & Cía. S.A. de C.V.'],
  ['海岸北', '海岸北'],
])(
  '[MAI2] a company that is called %j stands in mails of orders as %j: no link, no line, no mark',
  (company, shown) => {
    const lines = [{kind: 'plan', id: 'standard', period: 'year', count: 1, cents: 45_000}] as const;
    const order = {...shared, firstName: 'Ana', number: 'FA-20261123-01', company, cents: 45_000, path: 'dashboard'};
    for (const mail of [
      write({...order, kind: 'order-placed', until: '2026-12-23T23:59:59.999Z'}),
      write({...order, kind: 'payment-failed', until: '2026-12-23T23:59:59.999Z'}),
      write({...order, kind: 'company-created', orderKind: 'create', startsBy: null}),
      write({
        ...order,
        kind: 'company-needs',
        people: ['www.evil.com'],
        firms: ['www.evil.com'],
        papers: ['articles'],
        toSign: null,
      }),
      write({
        ...order,
        kind: 'order-paid',
        lines: [...lines],
        at: '2026-11-23T10:00:00.000Z',
        invoice: null,
        isClaimed: true,
        toSign: null,
      }),
    ]) {
      expect(mail.text).toContain(shown);
      expect(readHtml(mail.html)).toContain(shown);
      expect(mail.subject).toMatch(/FA-20261123-01/);
      expect(mail.subject).not.toMatch(/evil|:|@/);
      expect(mail.text + mail.html).not.toMatch(/[\u200b\u202e\u2066\r]|evil[.。．｡]\p{L}|@evil|:\/\/evil/u);
    }
  },
);

test.each([
  ['es', 'operating-agreement', 'acuerdo operativo'],
  ['en', 'bylaws', 'bylaws'],
  ['pt', 'operating-agreement', 'acordo operacional'],
] as const)('[AGR6] the receipt in %s asks for the signature of the %s', (language, toSign, named) => {
  const paid = {
    ...shared,
    language,
    kind: 'order-paid',
    firstName: 'Ana',
    number: 'FA-20261123-01',
    company: 'Ceibo LLC',
    cents: 45_000,
    at: '2026-11-23T10:00:00.000Z',
    invoice: null,
    isClaimed: true,
    path: 'dashboard',
  } as const;
  expect(write({...paid, lines: [], toSign}).text).toContain(named);
  expect(write({...paid, lines: [], toSign: null}).text).not.toContain(named);
});

test('[MAI2] a name of any script is greeted; a long one is cut', () => {
  expect(write({...shared, kind: 'welcome', firstName: '東京 太郎'}).text).toContain('Hi 東京 太郎,');
  expect(write({...shared, kind: 'welcome', firstName: "M. D'Arc-Ñandú"}).text).toContain("Hi M. D'Arc-Ñandú,");
  expect(write({...shared, kind: 'welcome', firstName: 'a'.repeat(500)}).text).toContain(`Hi ${'a'.repeat(80)},`);
});

test('[MAI2] what the contact form brings is shown as it is and does nothing', () => {
  const name = 'Eva\r\nBcc: all@example.com <img src=x>';
  const message = '</blockquote><script>alert(1)</script>\n> "&\u202e\u0000';
  const mail = write({...shared, kind: 'contact-message', name, email: 'eva@example.com', message});
  expect(mail.subject).toBe('Contact message from Eva Bcc: all@example.com <img src=x>');
  expect(mail.replyTo).toBe('eva@example.com');
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(readHtml(mail.html)).toContain('</blockquote><script>alert(1)</script> > "&');
  expect(mail.text).toContain('> </blockquote><script>alert(1)</script>\n> > "&');
  for (const sign of ['\u202e', '\u0000']) expect(mail.text + mail.html).not.toContain(sign);
});

test('[MAI2] who wrote to us is told so without a word of what was written', () => {
  expect(write({...shared, kind: 'contact-received'}).text).toContain('Thank you for writing to us');
});

import type {MailOrder} from './mail-order.ts';

const longestName = 80;

/**
 * Makes what people typed fit to stand in a mail to somebody else: names and devices in one line, short, and no address that a mail
 * program would turn into a link. A company's name stays, with a space wherever an address would go on. Whoever registers or invites chooses the receiver, so a name must not carry a message. Rule: MAI2.
 */
export function cleanOrder(order: MailOrder): MailOrder {
  switch (order.kind) {
    case 'welcome':
    case 'reset-code':
      return {...order, firstName: toName(order.firstName)};
    case 'temporary-password':
      return {...order, firstName: toName(order.firstName), invitedBy: toName(order.invitedBy ?? '') || null};
    case 'security-event':
      return {...order, firstName: toName(order.firstName), device: toLine(order.device)};
    case 'contact-message':
      return {...order, name: toLine(order.name), message: order.message.replaceAll(/[^\P{C}\n]/gu, '')};
    case 'contact-received':
    case 'waitlist-joined':
      return order;
    case 'teammate-invited':
      return {...order, invitedBy: toName(order.invitedBy), company: toCompany(order.company)};
    case 'order-placed':
    case 'payment-failed':
    case 'company-created':
    case 'company-moved':
    case 'date-due':
    case 'mail-arrived':
    case 'order-paid':
    case 'purchase-paid':
    case 'purchase-unpaid':
    case 'purchase-returned':
    case 'purchase-done':
    case 'purchase-fee':
    case 'paper-done':
    case 'paper-turned-down':
    case 'dissolution-told':
    case 'renewal-paid':
    case 'renewal-failed':
    case 'card-missing':
      return {...order, firstName: toName(order.firstName), company: toCompany(order.company)};
    case 'document-told':
      return {
        ...order,
        firstName: toName(order.firstName),
        company: toCompany(order.company),
        person: order.person === null ? null : toName(order.person),
      };
    case 'company-needs':
      return {
        ...order,
        firstName: toName(order.firstName),
        company: toCompany(order.company),
        people: order.people.map(toName).filter(Boolean),
        firms: order.firms.map(toCompany).filter(Boolean),
      };
  }
}

/** One line without control or direction marks. */
function toLine(text: string): string {
  return [...text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, longestName).join('');
}

/** The dot of an abbreviation such as `S.A.S`, or one after which an address could go on: also those that a browser takes for a dot. */
const dots = /(?<![\p{L}\p{N}-])\p{L}\.(?=\p{L}(?![\p{L}\p{N}-]))|[.。．｡](?=[\p{L}\p{N}])/gu;

/** A company's name, which may be `Booking.com` or `Andes S.A.S.`: nothing in it is a link. */
function toCompany(text: string): string {
  return toLine(text)
    .replaceAll(dots, (dot) => (dot.length > 1 ? dot : `${dot} `))
    .replaceAll(/[:@](?=\S)/g, (sign) => `${sign} `)
    .replaceAll('//', '/ /');
}

/** A name that reads like a web address is left out; so is one that is no name. */
function toName(text: string): string {
  const line = toLine(text);
  return /[\p{L}\p{N}]\.[\p{L}\p{N}]|[/@:]/u.test(line) ? '' : line;
}

import {writeCardMissing} from './card-missing.ts';
import {temporaryPasswordDays} from '#contract/account/rules.ts';
import type {WaitlistTopic} from '#contract/contact/waitlist.ts';
import type {TeammateRole} from '#contract/teammates/invitation.ts';
import {toMoment, type MailWords} from '#server/mail/letter.ts';
import {writeCompanyMoved} from './company-moved.ts';
import {writeDissolutionTold} from './dissolution-told.ts';
import {writeDocumentTold} from './document-told.ts';
import {writeMailArrived} from './mail-arrived.ts';
import {writeDates} from './dates.ts';
import {ordersEn} from './orders-en.ts';
import {purchasesEn} from './purchases-en.ts';
import type {SecurityEvent} from '#server/mail/mail-order.ts';

const greet = (name: string) => (name === '' ? 'Hi,' : `Hi ${name},`);

const events: Readonly<Record<SecurityEvent, {title: string; what: string}>> = {
  'password-changed': {title: 'Your password was changed', what: 'The password of your Faro account was changed.'},
  'new-device': {
    title: 'New sign-in to your account',
    what: 'Someone signed in to your Faro account from a device you had not used before.',
  },
  'google-linked': {
    title: 'Your Google account is linked',
    what: 'You can now also sign in to Faro with your Google account.',
  },
  'sessions-ended': {
    title: 'Your sessions were signed out',
    what: 'Your Faro account was signed out on other devices.',
  },
  'factor-on': {
    title: 'Two-step verification was turned on',
    what: 'From now on, signing in to your Faro account also takes a code from your authenticator app.',
  },
  'factor-changed': {
    title: 'Your two-step verification changed',
    what: 'One of the ways to verify it is you was removed from your Faro account. Two-step verification is still on.',
  },
  'factor-replaced': {
    title: 'Your authenticator app was replaced',
    what: 'The authenticator app of your Faro account was replaced by another. Codes of the earlier one no longer work.',
  },
  'factor-off': {
    title: 'Two-step verification was turned off',
    what: 'Your Faro account opens with the password or with Google alone again.',
  },
  'factor-reset': {
    title: 'Two-step verification was reset',
    what: 'With a code sent to this address, the authenticator app, passkeys and recovery codes of your Faro account were removed, and its sessions were signed out.',
  },
  'passkey-added': {title: 'A passkey was added', what: 'A passkey was added to your Faro account.'},
  'recovery-made': {
    title: 'New recovery codes were made',
    what: 'New recovery codes were made for your Faro account. The earlier ones no longer work.',
  },
  'recovery-used': {
    title: 'A recovery code was used',
    what: 'Someone used one of your recovery codes on your Faro account. That code no longer works.',
  },
};

/** What one is invited to. Source: D11. */
const roles: Readonly<Record<TeammateRole, string>> = {
  manager:
    'You will be a manager: you will see the company, its documents and its books, and also its mail, subscriptions and invoices.',
  bookkeeper: 'You will keep the books: you will see the company, its documents and its books.',
};

/** What somebody waits for, after “when”. */
const waited: Readonly<Record<WaitlistTopic, string>> = {
  account: 'the dollar account and its wallet can be opened',
  mail: 'scanned company mail can be read',
  forms: 'IRS forms can be prepared',
};

export const mailsEn: MailWords = {
  footer: 'Faro: form and run your US company from anywhere.',
  linkHint: 'If the button does not work, copy this address into your browser:',
  welcome: ({firstName}) => ({
    subject: 'Welcome to Faro',
    title: 'Your account is ready',
    before: [
      greet(firstName),
      'Faro keeps your US company in one place: every step of the paperwork, its documents and its books, even offline.',
    ],
    action: {label: 'Go to my dashboard', path: 'dashboard'},
    after: [
      'If you did not create this account, someone entered your email by mistake: reply to this message and we will close it.',
    ],
  }),
  'reset-code': ({firstName, code, minutesValid, takesFactor, token, linkMinutes}) => ({
    subject: takesFactor ? 'Your code to reset two-step verification' : 'Your code to change your password',
    title: takesFactor ? 'Reset two-step verification' : 'Change your password',
    before: [greet(firstName), 'Enter this code on the page where you asked for it:'],
    code,
    ...(token !== '' && {action: {label: 'Create a new password', path: `reset-password/confirm#${token}`}}),
    after: [
      `The code works for ${minutesValid} minutes, and only once.`,
      ...(token === ''
        ? []
        : [
            `If you are reading this email on the device you want to use, or the page takes no more codes, open the link: it needs no code, works for ${linkMinutes} minutes, and only once.`,
          ]),
      takesFactor
        ? 'Do not share it: nobody at Faro will ask you for it. If you did not ask for it, someone knows your password: change it now.'
        : 'Do not share it: nobody at Faro will ask you for it. If you did not ask to change your password, ignore this email; it is still the same.',
    ],
  }),
  'temporary-password': ({firstName, password, invitedBy}) => ({
    subject: invitedBy === null ? 'Your access to Faro' : 'You have been invited to Faro',
    title: invitedBy === null ? 'Your access to Faro' : 'You have been invited to Faro',
    before: [
      greet(firstName),
      invitedBy === null
        ? 'We created a Faro account for you.'
        : `${invitedBy} invited you to work on a company in Faro.`,
      'Sign in with this email address and this temporary password. Then you choose your own:',
    ],
    code: password,
    action: {label: 'Sign in to Faro', path: 'login'},
    after: [
      `The temporary password works for ${temporaryPasswordDays} days; after that, ask for a code under “Forgot your password?” on the sign-in page.`,
      'If you were not expecting this invitation, ignore this email.',
    ],
  }),
  'security-event': ({firstName, event, at, device}) => ({
    subject: `Account security: ${events[event].title}`,
    title: events[event].title,
    before: [greet(firstName), events[event].what],
    facts: [
      ['When', toMoment('en', at)],
      ['Device', device],
    ],
    action: {label: 'Sign in to Faro', path: 'login'},
    after: [
      'If this was you, there is nothing to do.',
      'If it was not you, ask for a new password on the sign-in page and sign out your other sessions.',
    ],
  }),
  'contact-message': ({name, email, message}) => ({
    subject: `Contact message from ${name}`,
    title: 'Message from the contact form',
    before: [],
    facts: [
      ['Name', name],
      ['Email', email],
    ],
    quote: message,
    after: ['When you reply to this email, you reply to that person.'],
  }),
  'contact-received': () => ({
    subject: 'We received your message',
    title: 'We received your message',
    before: ['Hi,', 'Thank you for writing to us. Someone on our team will read it and reply to this address.'],
    after: ['If you did not write to us, someone entered your email by mistake: you can ignore this message.'],
  }),
  'waitlist-joined': ({topic, token}) => ({
    subject: 'We will tell you when it is here',
    title: 'We will tell you when it is here',
    before: ['Hi,', `You asked to hear from us when ${waited[topic]} in Faro. We will write once, on that day.`],
    action: {label: 'Remove my email', path: `coming-soon#leave=${token}`},
    after: ['If you did not ask or no longer want it, remove your email with the button: you need not sign in.'],
  }),
  'teammate-invited': ({invitedBy, company, role, until, token}) => ({
    subject: `You are invited to ${company} on Faro`,
    title: `You are invited to ${company}`,
    before: [
      'Hi,',
      invitedBy === ''
        ? `You have been invited to work on ${company} in Faro.`
        : `${invitedBy} invites you to work on ${company} in Faro.`,
      roles[role],
    ],
    action: {label: 'See the invitation', path: `invitation#${token}`},
    after: [
      `The invitation is good until ${toMoment('en', until)}. Nothing changes until you accept it; if you have no account, you can create one there.`,
      'The link is for you alone: do not forward it. If you did not expect this invitation, you can decline it or ignore this email.',
    ],
  }),
  ...ordersEn(greet),
  ...purchasesEn(greet),
  ...writeCompanyMoved('en', greet),
  ...writeDissolutionTold('en', greet),
  ...writeDocumentTold('en', greet),
  ...writeMailArrived('en', greet),
  ...writeCardMissing('en', greet),
  ...writeDates('en', greet),
};

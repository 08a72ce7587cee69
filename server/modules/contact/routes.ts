import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {joinWaitlist} from './join-waitlist.ts';
import {leaveWaitlist} from './leave-waitlist.ts';
import {listContactMessages} from './list-messages.ts';
import {listWaitlist} from './list-waitlist.ts';
import {sendContactMessage} from './send-message.ts';

/** Mounts the endpoints of the contact form and of the list of those who wait. */
export function addContactRoutes(server: ApiServer, parts: ContactParts): void {
  mountAll(server, parts, [sendContactMessage, listContactMessages, joinWaitlist, leaveWaitlist, listWaitlist]);
}

import '#src/site/styles/site.css';
import {trustOwnScripts} from '#src/data/device/trust-own-scripts.ts';
import {readArticle} from './article.ts';
import {checkCountry} from './check-country.ts';
import {closeMenus} from './close-menus.ts';
import {keepForOffline} from './keep-for-offline.ts';
import {noteVisit} from './note-visit.ts';
import {openCalendar} from './open-calendar.ts';
import {openChat} from './open-chat.ts';
import {openAddressed} from './open-addressed.ts';
import {followLanguages} from './follow-languages.ts';
import {showDrafts} from './show-drafts.ts';
import {searchFaq} from './search-faq.ts';
import {offerLeaving} from './offer-leaving.ts';
import {sendForm} from './send-form.ts';

// Every page works without this: it only makes some of them handier. What fails takes nothing else along. Rule: SIT14.
for (const enhance of [
  trustOwnScripts,
  followLanguages,
  noteVisit,
  showDrafts,
  closeMenus,
  openAddressed,
  checkCountry,
  searchFaq,
  readArticle,
  offerLeaving,
  sendForm,
  openChat,
  openCalendar,
  keepForOffline,
]) {
  try {
    enhance();
  } catch (error) {
    reportError(error);
  }
}

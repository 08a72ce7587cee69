import type {ListedWork, WorkAbout} from '#contract/desk/list-work.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {words} from './text/words.ts';

/** What else there is to know of work, where the list says it: who began it, what is missing, or why a payment was refused. Rules: DSK6 to DSK8. */
export function About({work: {about}}: {readonly work: ListedWork}) {
  const say = useSayAbout();
  const said = about && say(about);
  return said ? (
    <Text size="small" tone="muted">
      {said}
    </Text>
  ) : null;
}

function useSayAbout(): (about: WorkAbout) => string | null {
  const text = useText<typeof words>('admin/work');
  const format = useFormat();
  return (about) => {
    switch (about.of) {
      case 'scan':
        return about.by === null ? null : text('begunBy', {name: about.by});
      case 'papers':
        return about.papers.map((paper) => text(`paper.${paper}`)).join(' · ');
      case 'payment': {
        const {what, cents, why, retryOn} = about;
        const told = [text(`refused.${what}`), format.money(cents, 'USD'), text(`refusal.${why}`)];
        if (retryOn !== null) told.push(text('nextTryOn', {day: format.day(retryOn, 'medium')}));
        return told.join(' · ');
      }
    }
  };
}

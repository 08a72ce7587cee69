import {en} from '#src/data/drafts/text/en.ts';
import {es} from '#src/data/drafts/text/es.ts';
import {pt} from '#src/data/drafts/text/pt.ts';
import {useSite} from '#src/site/site-context.ts';

const words = {es, en, pt};

/** Where a visitor's unfinished companies are listed, by a script of its own and only where there are some. Rule: SIT16. Source: ux.md U6. */
export function DraftsPlace() {
  const {text, language, draftsScript} = useSite();
  return (
    <section
      className="drafts"
      aria-labelledby="drafts-title"
      data-drafts={JSON.stringify(words[language])}
      data-later={draftsScript}
      hidden
    >
      <h2 id="drafts-title">{text('draftsTitle')}</h2>
      <p className="quiet" data-waiting>
        {text('draftsWaiting')}
      </p>
      <ul />
      <p role="status" />
    </section>
  );
}

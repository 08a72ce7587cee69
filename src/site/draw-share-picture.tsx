import {renderToStaticMarkup} from 'react-dom/server';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {Language} from '#src/i18n/languages.ts';
import {readContent} from './content/read-content.ts';
import {Envelope} from './illustrations/envelope.tsx';
import {Lamp} from './illustrations/lamp.tsx';
import {SiteContext} from './site-context.ts';
import {createTranslate} from './translate.ts';

/** The picture that other sites show beside a link to ours, as HTML of 1200 by 630 px. Called by `scripts/draw/make-share-pictures.ts`. */
export function drawSharePicture(language: Language, today: string): string {
  const text = createTranslate(language);
  const content = readContent({})[language];
  const catalogue = readCatalogue(today);
  const site = {
    language,
    path: '',
    text,
    content,
    catalogue,
    today,
    draftsScript: '',
    versions: [language],
    hasPage: () => false,
  };
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <main className="share">
        <div>
          <p className="brand">
            <Lamp />
            Faro
          </p>
          <h1>
            {text('heroTitle1')} {text('heroTitle2')}
          </h1>
        </div>
        <Envelope />
      </main>
    </SiteContext>,
  );
}

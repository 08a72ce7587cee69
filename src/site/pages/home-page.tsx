import type {Question} from '#src/site/content/documents.ts';
import {Envelope} from '#src/site/illustrations/envelope.tsx';
import {Choices, useStartingPrice} from '#src/site/parts/choices.tsx';
import {CountryCheck} from '#src/site/parts/country-check.tsx';
import {OfflineScene} from '#src/site/parts/offline-scene.tsx';
import {Plans} from '#src/site/parts/plans.tsx';
import {PostList} from '#src/site/parts/post-list.tsx';
import {Questions} from '#src/site/parts/questions.tsx';
import {Steps} from '#src/site/parts/steps.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

const shownQuestions = 5;
const shownArticles = 3;

/** What a visitor sees first. Source: S2.02, design.md V6. */
export function HomePage() {
  const {text, content} = useSite();
  const to = useLinks();
  const priceOf = useStartingPrice();
  const questions = pickQuestions(content.faq?.groups.map((group) => group.questions) ?? []);
  const articles = content.articles.slice(0, shownArticles);
  return (
    <>
      <section className="page hero">
        <div>
          <h1>
            {text('heroTitle1')} <span>{text('heroTitle2')}</span>
          </h1>
          <p className="lead">{text('heroLead')}</p>
          <div className="actions">
            <a className="button primary" href={to('start-now')}>
              {text('choice.create.act')}
            </a>
            <a className="button" href="#country">
              {text('heroCountry')}
            </a>
          </div>
        </div>
        <div className="hero-picture">
          <Envelope />
        </div>
      </section>
      <div className="page">
        <dl className="ledger across" aria-label={text('knowTitle')}>
          <div>
            <dt>{text('knowPrice')}</dt>
            <dd>{text('fromYearly', {price: priceOf('company')})}</dd>
          </div>
          <div>
            <dt>{text('knowRefund')}</dt>
            <dd>{text('knowRefundText')}</dd>
          </div>
          <div>
            <dt>{text('knowBanking')}</dt>
            <dd>
              {text('knowBankingText')} <a href="#country">{text('knowBankingAct')}</a>
            </dd>
          </div>
          <div>
            <dt>{text('knowComplaints')}</dt>
            <dd>{text('knowComplaintsText')}</dd>
          </div>
        </dl>
      </div>
      <div className="after-hero">
        <section className="page section" id="start">
          <header>
            <h2>{text('choicesTitle')}</h2>
          </header>
          <Choices />
        </section>
        <Steps />
        <Plans />
        <CountryCheck />
        <OfflineScene />
        {questions.length === 0 ? null : (
          <section className="page section split" id="questions">
            <header>
              <h2>{text('faqTitle')}</h2>
              <p>
                <a className="link" href={to('faq')}>
                  {text('faqAll')}
                </a>
              </p>
            </header>
            <Questions questions={questions} isFirstOpen />
          </section>
        )}
        {articles.length === 0 ? null : (
          <section className="page section" id="blog">
            <header className="beside">
              <h2>{text('blogExtract')}</h2>
              <a className="link" href={to('blogs')}>
                {text('blogAll')}
              </a>
            </header>
            <PostList articles={articles} />
          </section>
        )}
        <div className="mobile-action narrow-only">
          <span className="figures">{text('fromYearly', {price: priceOf('company')})}</span>
          <a className="button primary" href={to('start-now')}>
            {text('choice.create.act')}
          </a>
        </div>
      </div>
    </>
  );
}

/** The first question of each group, then the second ones, as many as fit. */
function pickQuestions(groups: readonly (readonly Question[])[]): Question[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const rounds = Array.from({length: longest}, (_, round) => groups.flatMap((group) => group.slice(round, round + 1)));
  return rounds.flat().slice(0, shownQuestions);
}

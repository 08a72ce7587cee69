import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import type {FormationText} from './text/es.ts';

type PayingPageProps = {readonly about: string; readonly homeHref: string; readonly payHref: string};

/** In the wizard's place while its order is being paid: the order keeps the answers that it has. Rule: FRM16. */
export function PayingPage({about, homeHref, payHref}: PayingPageProps) {
  const text = useText<FormationText>('formation');
  return (
    <TaskLayout
      about={about}
      title={text('paying.title')}
      homeHref={homeHref}
      end={<ButtonLink href={homeHref}>{text('drafts.leave')}</ButtonLink>}
    >
      <Stack gap={5}>
        <Text>{text('paying.text')}</Text>
        <Row>
          <ButtonLink look="primary" size="large" href={payHref}>
            {text('paying.toPay')}
          </ButtonLink>
        </Row>
      </Stack>
    </TaskLayout>
  );
}

import {useState} from 'react';
import {Paperclip, ReceiptText} from 'lucide-react';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {dismissRefused, type RefusedFile} from '#sync/inbox/received-files.ts';
import {useSearchParams} from '#src/routing/routing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {DropArea} from '#src/ui/fields/file/drop-area.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {maxReceiptBytes, receiptTypes} from '#src/features/bookkeeping/receipts/receipt-types.ts';
import {usePaste} from '#src/ui/fields/file/use-paste.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {ChooseTransaction} from './choose-transaction.tsx';
import {ReceivedItem} from './received-item.tsx';
import {factsOf, useMatches} from './use-matches.ts';
import {useReceived, useReceivedActs} from './use-received.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

/** What may have gone wrong with a whole share, as the service worker names it. */
const troubleKeys = {
  full: 'receivedTroubleFull',
  unreadable: 'receivedTroubleUnreadable',
  failed: 'receivedTroubleFailed',
} as const;

function isTrouble(value: string | null): value is keyof typeof troubleKeys {
  return value !== null && Object.hasOwn(troubleKeys, value);
}

export const Screen = withCompany(ReceivedPage);

/** Receipts that were shared with the app or dropped on it: the person says where each belongs. Source: ux.md U3. */
function ReceivedPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const database = useLocalDatabase();
  const places = usePlaces(company.id);
  const [search] = useSearchParams();
  const trouble = search.get('trouble');
  const received = useReceived();
  const acts = useReceivedActs(company.id);
  const [choosing, setChoosing] = useState<ReceivedFile | null>(null);
  const {readingOf, matchOf, sure} = useMatches(received?.waiting);
  const [isTaking, setTaking] = useState(false);
  const {refuse, blockedReason} = useLock(company.id, 'accounting');
  const take = (files: File[]) => {
    if (!refuse()) void acts.add(files);
  };
  const takeSure = async () => {
    setTaking(true);
    await acts.attachAll(sure).finally(() => setTaking(false));
  };
  usePaste(take);
  if (!received) return null;
  const {waiting, refused} = received;
  const limits = (
    <Text tone="muted" size="small">
      {text('receiptsHint', {size: format.bytes(maxReceiptBytes)})}
    </Text>
  );
  const addButton =
    blockedReason !== null ? (
      <Text tone="muted">{blockedReason}</Text>
    ) : (
      <FileButton icon={<Paperclip size={16} aria-hidden />} acceptedTypes={receiptTypes} allowsMultiple onFiles={take}>
        {text(acts.addingCount > 0 ? 'receiptAdding' : 'receivedAdd')}
      </FileButton>
    );
  return (
    <DropArea hint={text('receiptsDrop')} onFiles={take}>
      <PageHead title={text('receivedTitle')} {...(waiting.length > 0 ? {lead: text('receivedLead')} : {})} />
      <Page>
        <Stack gap={4}>
          {isTrouble(trouble) && (
            <Banner tone="danger" shape="boxed" isUrgent>
              {text(troubleKeys[trouble])}
            </Banner>
          )}
          {refused.length > 0 && <RefusedFiles files={refused} onRead={() => void dismissRefused(database)} />}
          {sure.length > 1 && (
            <Banner
              tone="neutral"
              shape="boxed"
              actions={
                <Button
                  look="primary"
                  isPending={isTaking}
                  blockedReason={blockedReason}
                  onPress={() => void takeSure()}
                >
                  {text('matchTakeSure', {count: sure.length})}
                </Button>
              }
            >
              {text('matchSure', {count: sure.length})}
            </Banner>
          )}
          {waiting.length > 0 ? (
            <ItemList label={text('receivedList')}>
              {waiting.map((file) => (
                <ReceivedItem
                  key={file.id}
                  file={file}
                  trouble={acts.troubles.get(file.id) ?? null}
                  blockedReason={blockedReason}
                  reading={readingOf(file)}
                  match={matchOf(file)}
                  onTake={(row) => void acts.attach({file, row, reading: readingOf(file) ?? null})}
                  onChoose={() => setChoosing(file)}
                  onDiscard={() => void acts.discard(file)}
                />
              ))}
            </ItemList>
          ) : (
            <EmptyState
              icon={<ReceiptText size={20} aria-hidden />}
              title={text('receivedEmpty')}
              actions={
                <>
                  <ButtonLink look="primary" href={places.books}>
                    {text('seeRows')}
                  </ButtonLink>
                  {addButton}
                </>
              }
            >
              {text('receivedEmptyText')}
              {limits}
            </EmptyState>
          )}
          {waiting.length > 0 && (
            <Stack gap={2}>
              <Row>{addButton}</Row>
              {limits}
            </Stack>
          )}
        </Stack>
      </Page>
      {choosing && (
        <ChooseTransaction
          file={choosing}
          facts={factsOf(readingOf(choosing))}
          onChoose={(row) => {
            setChoosing(null);
            void acts.attach({file: choosing, row, reading: readingOf(choosing) ?? null});
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </DropArea>
  );
}

type RefusedFilesProps = {readonly files: readonly RefusedFile[]; readonly onRead: () => void};

/** What was not kept, and why; it stays until the person has read it. Source: S8.09. */
function RefusedFiles({files, onRead}: RefusedFilesProps) {
  const text = useBooksText();
  const failureText = useFailureText();
  return (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={<Button onPress={onRead}>{text('receivedUnderstood')}</Button>}
    >
      <Stack gap={1}>
        <p>{text('receivedRefused')}</p>
        <ul>
          {files.map(({id, name, reason}) => (
            <li key={id}>{text('receiptNotAdded', {name, reason: failureText({code: 'validation', reason})})}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}

import {useState} from 'react';
import {succeed} from '#contract/kernel/failure.ts';
import type {DraftStore} from '#src/data/wizard/draft-store.ts';
import {Wizard, type WizardPage} from '#src/data/wizard/wizard.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Switch} from '#src/ui/fields/choice/switch.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

type Draft = {readonly name: string; readonly hasPartners: boolean; readonly partner: string};

const steps: readonly WizardPage<Draft>[] = [
  {
    id: 'company',
    titleKey: 'Empresa',
    fields: ['name', 'hasPartners'],
    check: ({name}) => (name === '' ? [{field: 'name', reason: 'Escribe el nombre.'}] : []),
    listAnswers: ({name, hasPartners}) => [
      {label: 'Nombre', value: name},
      {label: 'Tiene socios', value: hasPartners ? 'Sí' : 'No'},
    ],
    Fields: ({form}) => {
      const {value, onChange} = form.bind('hasPartners');
      return (
        <>
          <TextField {...form.bind('name')} label="Nombre" />
          <Switch isSelected={value} onChange={onChange}>
            Tiene socios
          </Switch>
        </>
      );
    },
  },
  {
    id: 'partner',
    titleKey: 'Socios',
    fields: ['partner'],
    isShown: ({hasPartners}) => hasPartners,
    check: ({partner}) => (partner === '' ? [{field: 'partner', reason: 'Escribe el nombre del socio.'}] : []),
    listAnswers: ({partner}) => [{label: 'Socio', value: partner || null}],
    Fields: ({form}) => <TextField {...form.bind('partner')} label="Socio" />,
  },
];

/** Keeps a sample as long as the page is open. */
function keepInMemory(): DraftStore<Draft> {
  let kept: Awaited<ReturnType<DraftStore<Draft>['read']>> = null;
  return {
    read: async () => Promise.resolve(kept),
    write: async (next) => {
      kept = next;
      return Promise.resolve(succeed(undefined));
    },
  };
}

export function WizardShelf() {
  const [store] = useState(keepInMemory);
  return (
    <section>
      <SectionHead title="Formulario por pasos" />
      <Wizard
        steps={steps}
        start={{name: '', hasPartners: true, partner: ''}}
        store={store}
        say={({reason}) => reason}
        text={(title) => title}
        submitText="Crear empresa"
        send={async () => Promise.resolve(succeed(null))}
      />
    </section>
  );
}

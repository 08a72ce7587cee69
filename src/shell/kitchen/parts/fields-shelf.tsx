import {useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {Checklist} from '#src/ui/fields/choice/checklist.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {DropZone} from '#src/ui/fields/file/drop-zone.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {SealedField} from '#src/ui/fields/sealed-field.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Switch} from '#src/ui/fields/choice/switch.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

const options = [
  {id: 'a', label: 'Mercury 0421'},
  {id: 'b', label: 'Wise 7718', hint: 'EUR'},
];

export function FieldsShelf() {
  const [text, setText] = useState('Ana');
  const [search, setSearch] = useState('');
  const [units, setUnits] = useState<number | null>(-120_000);
  const [count, setCount] = useState<number | null>(50);
  const [date, setDate] = useState<string | null>('2026-03-04');
  const [choice, setChoice] = useState<string | null>('a');
  const [isOn, setOn] = useState(true);
  return (
    <Form onSubmit={() => undefined} label="Campos">
      <SectionHead title="Campos" />
      <ErrorSummary
        errors={[{fieldId: 'kitchen-mail', message: 'El correo no es válido.'}, {message: 'El servidor no responde.'}]}
      />
      <Columns>
        <TextField label="Nombre" value={text} onChange={setText} hint="Como figura en tu pasaporte." />
        <TextField label="Correo" value="ana@" onChange={() => undefined} error="El correo no es válido." />
        <TextField label="Nota" isOptional value={text} onChange={setText} isMultiline />
        <TextField label="Cerrado" value="No se puede cambiar" onChange={() => undefined} isDisabled />
        <SealedField
          id="kitchen-sealed"
          label="SSN o ITIN"
          isOptional
          hint="Cifrado en este dispositivo."
          mask="•••-••-4417"
          typed=""
          isFresh={false}
          onType={() => undefined}
          onLeave={() => undefined}
          onChange={() => undefined}
          onRemove={() => undefined}
          words={{change: 'Cambiar', remove: 'Quitar'}}
        />
        <PasswordField
          label="Contraseña"
          value={text}
          onChange={setText}
          autoComplete="new-password"
          showLabel="Mostrar"
          hideLabel="Ocultar"
          checklist={
            <Checklist
              label="Requisitos"
              metWord="cumplido"
              items={[
                {id: 'a', text: '8 caracteres o más', isMet: false},
                {id: 'b', text: 'Una mayúscula', isMet: true},
              ]}
            />
          }
        />
        <MoneyField label="Importe" value={units} currency="USD" onChange={setUnits} />
        <NumberField label="Parte" value={count} onChange={setCount} min={0} max={100} />
        <DateField label="Fecha" value={date} onChange={setDate} />
        <SelectField label="Cuenta" value={choice} options={options} onChange={setChoice} />
        <ComboField
          label="Categoría"
          value={choice}
          options={options}
          onChange={setChoice}
          emptyText="Ninguna coincide"
          openLabel="Mostrar"
        />
        <RadioField label="Tipo" value={choice} options={options} onChange={setChoice} />
        <div>
          <Checkbox isSelected={isOn} onChange={setOn} hint="Con explicación">
            Revisado
          </Checkbox>
          <Checkbox isSelected={false} isIndeterminate onChange={setOn}>
            Algunos
          </Checkbox>
          <Switch isSelected={isOn} onChange={setOn}>
            Teclas de una letra
          </Switch>
        </div>
      </Columns>
      <SearchField label="Buscar" value={search} onChange={setSearch} />
      <DropZone
        title="Suelta aquí el archivo de tu banco"
        hint="CSV, hasta 2 MB"
        buttonText="Elegir archivo"
        acceptedTypes={['.csv']}
        onFiles={() => undefined}
      />
      <div>
        <FileButton acceptedTypes={['.csv']} onFiles={() => undefined}>
          Elegir archivo
        </FileButton>{' '}
        <Button type="submit" look="primary">
          Enviar
        </Button>
      </div>
    </Form>
  );
}

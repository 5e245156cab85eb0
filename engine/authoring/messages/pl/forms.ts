import type { Translation } from '../../phrases/catalogue';
import type { forms as original } from '../en/forms';

/** About forms and their fields. */
export const forms = {
  'text-or-html': '„text” albo „html”',
  'more-with-both': '„more” (dłuższe objaśnienie) ma i „text”, i „html”, a pokazać można tylko jedno.',
  'more-without-words': '„more” (dłuższe objaśnienie) nie ma ani „text”, ani „html”.',
  'positive-number-or-formula': 'liczba całkowita większa od zera albo wzór',
  'limit-not-number': 'Ograniczenie pola „{field}” nie jest liczbą znaków.',
  'choice-or-no-enum': 'rodzaj pola „select” lub „radio” z pozycjami „options” w „ui” albo brak „enum”',
  'field-of-hidden-values': 'Pole „{field}” dopuszcza tylko określone wartości, a mieszkaniec ich nie widzi.',
  'field-without-options': 'Pole „{field}” nie ma pozycji do wyboru.',
  'setting-only-with': '{setting} tylko z: {controls}',
  'control-without-setting': 'Rodzaj pola „{control}” nie korzysta z: {setting}.',
  'control-does-not-fit': 'Rodzaj pola „{control}” nie pasuje do danych pola „{field}”.',
  'unused-form-value': 'Nic w tym formularzu nie czyta wartości „{name}”.',
  'response-with-token': '„response” z polem „token”, które jest tekstem',
  'session-without-token': 'Sesja potrzebuje tokenu z odpowiedzi, a „response” go nie zawiera.',
  'message-or-go-to': '„message” albo „goTo”',
  'silent-success': 'Po wysłaniu ekran nie mówi mieszkańcowi, że formularz został wysłany.',
  'no-schema-confirm-dialog': 'bez „schema”, bez „confirm” i bez „dialog”',
  'form-sent-at-opening':
    'Ten formularz jest wysyłany od razu po otwarciu ekranu, więc nikt nie może go wypełnić ani odpowiedzieć na pytanie.',
  'rule-needs-argument': 'Reguła „{rule}” wymaga wartości w „argument”.',
  'rule-or-test': '„rule” albo „test”',
  'check-with-both': 'To sprawdzenie ma i regułę („rule”), i warunek („test”).',
  'check-without-condition': 'To sprawdzenie nie ma ani reguły („rule”), ani warunku („test”).',
  'no-type': 'brak rodzaju („type”)',
  'types-of-form-fields':
    'rodzaj „string”, „number”, „integer”, „boolean”, „array” dla „multi-select” albo „object” z polami „from” i „to”',
  'form-cannot-hold': 'Formularz nie może przechować pola „{field}”.',
  'editable-or-no-schema': 'pole, które nie jest tylko do odczytu, albo brak „schema”',
  'form-without-input': 'Formularz nie ma pola, które można wypełnić.',
  'when-or-rule': '„when”, na przykład =size(form.haslo) >= 9, albo „rule”',
  'level-without-condition': 'Ten poziom nie ma warunku, więc słabsze poziomy nigdy się nie pokażą.',
  'least-above-most': '„{least}” jest większe niż „{most}”, więc żadna wartość nie jest dozwolona.',
  'no-such-day': 'Nie ma takiego dnia w kalendarzu.',
  'limit-above-contract': 'Ograniczenie pola „{field}” jest większe niż „maxLength” w „schema”, więc dłuższy tekst zostałby odrzucony.',
  'required-never-shown': 'Pole „{field}” jest wymagane, ale nigdy go nie widać, więc zostanie wysłane puste.',
  'shown-or-not-required': 'inny warunek albo pole, które nie jest wymagane',
  'rule-cannot-compare': 'Reguła „{rule}” nie umie z tym porównać, więc przepuści wszystko.',
  'day-or-today': 'dzień, na przykład 2026-12-31, albo „today”',
  'value-not-offered': 'Wartości „{value}” nie ma wśród pozycji, więc nic nie będzie wybrane.',
  'option-not-allowed':
    'Pozycji „{option}” nie ma wśród wartości, które dopuszcza „schema” pola „{field}”, więc formularza z nią nie da się wysłać.',
  'start-value-unfit': 'Pole „{field}” nie może przyjąć swojej wartości początkowej.',
} as const satisfies Translation<typeof original>;

import type { FieldChoice } from '../../screen/control-authoring';

/** Groups of fields that authors choose from. What stands in them is a beginning: fields are added and named in the group itself. */
export const groupChoices: readonly FieldChoice[] = [
  {
    id: 'address',
    words: { pl: 'kilka pól razem, na przykład adres', en: 'several fields together, for example an address' },
    contract: {
      type: 'object',
      properties: {
        pierwszaLinia: { type: 'string', title: 'Ulica i numer domu', description: 'Ulica i numer domu' },
        drugaLinia: { type: 'string', title: 'Kod pocztowy', description: 'Kod pocztowy' },
        trzeciaLinia: { type: 'string', title: 'Miejscowość', description: 'Miejscowość' },
      },
    },
    ui: { group: { ui: { drugaLinia: { width: 'narrow' } } } },
  },
  {
    id: 'list',
    words: {
      pl: 'lista, do której mieszkaniec dodaje pozycje, na przykład pojazdy',
      en: 'list to which residents add, for example vehicles',
    },
    contract: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        title: 'Pozycja',
        required: ['okreslenie'],
        properties: { okreslenie: { type: 'string', title: 'Nazwa', description: 'Nazwa', minLength: 1 } },
      },
    },
    ui: { group: {} },
  },
];

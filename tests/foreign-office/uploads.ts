// A screen of the foreign municipality by which files are sent, in both ways that a form may carry them.

/** Where the foreign office takes them. */
export const uploadPath = '/obce/zalaczniki';

/** The screen: one form for each way. */
export const uploadScreen = {
  slug: 'zalaczniki-obce',
  route: '/zalaczniki-obce',
  title: 'Załączniki',
  blocks: (['multipart', 'base64'] as const).map((send) => ({
    id: send,
    block: 'form',
    title: `Załączniki ${send}`,
    schema: {
      type: 'object',
      required: ['skany'],
      properties: {
        opis: { type: 'string', title: 'Opis', description: 'What they are.' },
        skany: {
          type: 'array',
          title: 'Skany',
          description: 'Scans.',
          minItems: 1,
          maxItems: 2,
          items: { type: 'object', description: 'One file.' },
        },
      },
    },
    ui: { skany: { control: 'file', file: { kinds: ['pdf'], maxSize: 5, send } } },
    submit: {
      label: `Wyślij ${send}`,
      endpoint: uploadPath,
      once: true,
      body: { opis: '=form.opis', skany: '=form.skany.map(s, s.content)' },
      success: { message: `Wysłano ${send}.` },
    },
  })),
};

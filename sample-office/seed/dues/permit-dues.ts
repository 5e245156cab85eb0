import { makePermits } from '../permits/seed-permits';
import { alone, groszeOf, type SampleDues, type SampleInstalment, type SamplePart } from './sample-dues';

const days = { 1: '01-31', 2: '05-31', 3: '09-30' } as const;

/** Fees for permits to sell alcohol, as the screen of permits shows them, with the additions for late payment. */
export function permitDues(): readonly SampleDues[] {
  const { permits, fees, payments } = makePermits();
  return fees.map((fee): SampleDues => {
    const permit = permits.find(({ id }) => id === fee.permitId);
    if (!permit) throw new Error(`No permit ${fee.permitId}.`);
    const own = payments.filter(({ permitId, year, cancelled }) => permitId === fee.permitId && year === fee.year && !cancelled);
    const instalments = ([1, 2, 3] as const).map((number): SampleInstalment => {
      const paid = own.find((payment) => payment.whole || payment[`instalment${number}`]);
      return {
        dueOn: `${fee.year}-${days[number]}`,
        number,
        parts: partsOf(fee[`instalment${number}`], fee[`surcharge${number}`]),
        ...(paid && { paidOn: paid.paidOn }),
      };
    });
    const late = own.find(({ lateDeclaration }) => lateDeclaration);
    const addition: readonly SampleInstalment[] =
      fee.declarationSurcharge == null
        ? []
        : [
            {
              dueOn: `${fee.year}-03-01`,
              number: null,
              parts: [{ kind: 'Opłata dodatkowa za spóźnione oświadczenie', principal: groszeOf(fee.declarationSurcharge) }],
              ...(late && { paidOn: late.paidOn }),
            },
          ];
    return {
      year: fee.year,
      kind: 'KONCESJE',
      symbol: `${permit.number}/${fee.year}`,
      holders: alone('shop', null),
      instalments: [...instalments, ...addition],
      interest: 'tax',
    };
  });
}

function partsOf(fee: number | null | undefined, surcharge: number | null | undefined): readonly SamplePart[] {
  const parts = [{ kind: 'Opłata za korzystanie z\u00a0zezwolenia', principal: groszeOf(fee) }];
  return surcharge == null ? parts : [...parts, { kind: 'Opłata dodatkowa', principal: groszeOf(surcharge) }];
}

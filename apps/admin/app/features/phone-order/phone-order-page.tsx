import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPhone } from '../../lib/format/phone.ts';
import { useKeyDown } from '../../lib/use-key-down.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { CustomerSection } from './customer-section.tsx';
import { DaysSection } from './days-section.tsx';
import { FloursSection } from './flours-section.tsx';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { Agreed, PlaceBar, PlaceProblem, Summary } from './summary.tsx';
import { usePhoneOrder } from './use-phone-order.ts';

export function PhoneOrderPage() {
  const order = usePhoneOrder();
  const { caller, flours } = order;
  const isPhone = useScreen() === 'phone';
  useKeyDown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    order.place();
  });
  return (
    <Box sx={{ pb: isPhone ? '110px' : 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 3, mb: 5 }}>
        <PageTitle>{texts.title}</PageTitle>
        {caller.digits !== undefined && (
          <Box sx={{ color: 'text.secondary' }}>{texts.from(formatPhone(caller.digits))}</Box>
        )}
      </Box>
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <CustomerSection caller={caller} hasRule={order.rule !== null} />
          {flours.isError && flours.data === undefined ? (
            <Box sx={{ mt: 4 }}>
              <ErrorAlert action={<Button onClick={() => void flours.refetch()}>Retry</Button>}>
                {texts.failed}
              </ErrorAlert>
            </Box>
          ) : (
            <FloursSection
              offered={flours.data ?? []}
              lines={order.lines}
              priceOf={order.priceOf}
              lastOrder={caller.customer?.lastOrder ?? null}
              problems={order.problem?.lines ?? {}}
              onChange={order.setLines}
            />
          )}
          <DaysSection
            days={order.days}
            dueOn={order.dueOn}
            askedDay={order.askedDay}
            kg={order.sums.kg}
            onChoose={order.chooseDay}
            onAnswer={order.answerFullDay}
          />
          {isPhone && (
            <Box sx={{ mt: 3 }}>
              <Agreed order={order} />
              <PlaceProblem order={order} />
            </Box>
          )}
        </Box>
        {isPhone ? <PlaceBar order={order} /> : <Summary order={order} />}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 340px' },
  gap: 4,
  alignItems: 'start',
};

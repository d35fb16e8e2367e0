import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Link as RouterLink } from 'react-router';
import { languageNames, languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { formatRupees } from '@dalan/contract/money/money';
import { accountPagePath, panelPaths } from '@dalan/contract/pages/panel-paths';
import { SAYS_PAID, saysPaid } from '@dalan/contract/payments/payments';
import type { KnownCustomer } from '@dalan/contract/desk/phone-orders';
import { formatWholeRupees } from '../../lib/format/rupees.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { dateAndTime } from '../../lib/format/india-time.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import { Choice, Choices } from './choice.tsx';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { inner, sheet } from './sheet.ts';
import { ANOTHER } from './use-caller.ts';
import type { Caller } from './use-caller.ts';
import { centredRow, touchLink } from '../../ui/layout/looks.ts';

/** Staff type the number first; then they see whose it is and where the flour goes. */
export function CustomerSection({ caller, hasRule }: { caller: Caller; hasRule: boolean }) {
  const { customer, customers, digits, isNew } = caller;
  return (
    <Box component="section" aria-label={texts.customers} sx={{ ...sheet, ...inner, py: 4 }}>
      <Box sx={head}>
        <TextField
          label={texts.number}
          value={caller.number}
          onChange={(event) => caller.setNumber(event.target.value)}
          onBlur={() => {
            if (digits !== undefined) caller.setNumber(formatPhone(digits));
          }}
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 30 } }}
          sx={{ '& input': { fontSize: 'title', fontWeight: 600 } }}
        />
        <Box aria-live="polite" sx={{ minHeight: 52, display: 'grid', alignItems: 'center' }}>
          {caller.isLooking && texts.looking}
          {isNew && (
            <div>
              <Box sx={{ fontSize: 'lead', fontWeight: 600 }}>{texts.newCustomer}</Box>
              <Box sx={small}>{texts.newCustomerNote}</Box>
            </div>
          )}
          {customer && <Customer customer={customer} />}
        </Box>
      </Box>
      {caller.hasFailed && (
        <ErrorAlert action={<Button onClick={caller.retry}>Retry</Button>}>
          {texts.notFound}
        </ErrorAlert>
      )}
      <Stack sx={{ gap: 4 }}>
        {customers.length > 1 && (
          <Choices label={texts.customers}>
            {customers.map((one) => (
              <Choice
                key={one._id}
                group="customer"
                isChosen={one._id === customer?._id}
                onChoose={() => caller.setCustomer(one)}
              >
                {one.name}, {ordersText(one)}
              </Choice>
            ))}
          </Choices>
        )}
        {customer?.openToday && <OpenToday order={customer.openToday} />}
        {(customer !== undefined || isNew) && <Where caller={caller} hasRule={hasRule} />}
      </Stack>
    </Box>
  );
}

function Customer({ customer }: { customer: KnownCustomer }) {
  return (
    <Box sx={{ ...centredRow, lineHeight: 1.35 }}>
      <UserAvatar name={customer.name} seed={customer._id} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: 'lead', fontWeight: 600 }}>{customer.name}</Box>
        <Box sx={small}>{ordersText(customer)}</Box>
        {customer.account && <AccountLine {...customer.account} id={customer._id} />}
        <SaysPaid customer={customer} />
      </Box>
      <Link
        component={RouterLink}
        to={`${panelPaths.users}?user=${customer._id}`}
        sx={{ display: { xs: 'none', sm: 'inline' } }}
      >
        {texts.open}
      </Link>
    </Box>
  );
}

/** What they owe. Over the limit in red. */
function AccountLine(account: NonNullable<KnownCustomer['account']> & { id: string }) {
  const { id, owes, limit, over, percentOff, prices } = account;
  const hasOwnPrices = percentOff > 0 || prices.length > 0;
  return (
    <Link
      component={RouterLink}
      to={accountPagePath(id)}
      color={over > 0 ? 'error' : undefined}
      sx={{ ...small, ...(over > 0 && { color: 'error.main' }) }}
    >
      {[
        texts.owes(formatRupees(owes), formatWholeRupees(limit)),
        ...(hasOwnPrices ? [texts.ownPrices] : []),
      ].join(', ')}
    </Link>
  );
}

/**
 * A link about today's order or the last one. It opens the dialog in which staff answer the
 * customer.
 */
function SaysPaid({ customer: { openToday, lastOrder } }: { customer: KnownCustomer }) {
  const order = [openToday, lastOrder].find((one) => one !== null && saysPaid(one));
  if (!order) return null;
  return (
    <Link
      component={RouterLink}
      to={`${panelPaths.orders}?order=${order._id}&open=pay`}
      sx={{ ...touchLink, gap: 2 }}
    >
      {shortOrderId(order._id)}
      <StatusChip tone="warning" sign="₹" text={SAYS_PAID} />
    </Link>
  );
}

/** `9 orders since Jan 2026`. */
function ordersText({ orders, createdAt }: KnownCustomer): string {
  const since = dateAndTime(createdAt).date.split(' ').slice(1).join(' ');
  return orders === 0 ? texts.noOrders : texts.orders(orders, since);
}

function OpenToday({ order }: { order: NonNullable<KnownCustomer['openToday']> }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button component={RouterLink} to={`${panelPaths.orders}?order=${order._id}`}>
          {texts.changeIt}
        </Button>
      }
    >
      {texts.openToday(shortOrderId(order._id), order.orderStatus)}
    </Alert>
  );
}

function Where({ caller, hasRule }: { caller: Caller; hasRule: boolean }) {
  const { customer, isNew, isOtherAddress } = caller;
  return (
    <>
      {customer !== undefined && customer.addresses.length > 0 && (
        <Choices label={texts.addresses}>
          {customer.addresses.map(({ deliveryAddress }, index) => (
            <Choice
              key={deliveryAddress}
              group="address"
              isChosen={caller.addressIndex === index}
              onChoose={() => caller.chooseAddress(index)}
            >
              {deliveryAddress}
            </Choice>
          ))}
          <Choice
            group="address"
            isChosen={caller.addressIndex === ANOTHER}
            onChoose={() => caller.chooseAddress(ANOTHER)}
          >
            {texts.anotherAddress}
          </Choice>
        </Choices>
      )}
      {isNew && (
        <TextField
          label={texts.name}
          value={caller.typed.name}
          onChange={(event) => caller.setTyped({ name: event.target.value })}
          autoComplete="off"
          required
        />
      )}
      {isNew && (
        <TextField
          select
          label={texts.language}
          value={caller.typed.language}
          onChange={(event) => caller.setTyped({ language: event.target.value as Language })}
          slotProps={{ select: { native: true } }}
          sx={{ maxWidth: 240 }}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </TextField>
      )}
      {isOtherAddress && (
        <TextField
          label={texts.address}
          value={caller.typed.address}
          onChange={(event) => caller.setTyped({ address: event.target.value })}
          autoComplete="off"
          multiline
          required
        />
      )}
      {hasRule && (
        <TextField
          label={texts.pincode}
          value={caller.pincode}
          onChange={(event) => caller.setPincode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 160 }}
        />
      )}
    </>
  );
}

const head = {
  display: 'grid',
  gridTemplateColumns: { sm: '260px minmax(0, 1fr)' },
  gap: { xs: 3, sm: 5 },
  alignItems: 'end',
  mb: 4,
};

const small = { fontSize: 'small', color: 'text.secondary' };

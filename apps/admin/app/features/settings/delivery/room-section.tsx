import Box from '@mui/material/Box';
import { formatKg } from '@dalan/contract/money/weight';
import type { Delivery } from '@dalan/contract/settings/settings';
import { formatShortDay } from '../../../lib/format/india-time.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { NumberSetting, SettingsSection } from '../framework/index.ts';
import type { SettingsForm } from '../framework/index.ts';
import { deliveryTexts } from './delivery-texts.ts';
import type { DayFill } from './use-days-left.ts';
import { plainList } from '../../../ui/layout/looks.ts';

type RoomSectionProps = { form: SettingsForm<Delivery>; days: DayFill[] };

export function RoomSection({ form, days }: RoomSectionProps) {
  const { roomKg } = form.document;
  const counted = days.filter(({ bookedKg }) => bookedKg !== undefined);
  return (
    <SettingsSection title={deliveryTexts.room}>
      <NumberSetting
        form={form}
        name="roomKg"
        after="kg"
        helperText={deliveryTexts.roomNote}
        sx={{ maxWidth: 240 }}
      />
      {roomKg !== null && counted.length > 0 && (
        <Box component="ul" aria-label={deliveryTexts.room} sx={list}>
          {counted.map((day) => (
            <Day key={day.day} fill={day} roomKg={roomKg} />
          ))}
        </Box>
      )}
    </SettingsSection>
  );
}

function Day({ fill, roomKg }: { fill: DayFill; roomKg: number }) {
  const { day, bookedKg = 0, leftKg } = fill;
  const share = Math.min(1, bookedKg / roomKg);
  const left = leftKg ?? 0;
  return (
    <li>
      <Box sx={{ fontWeight: 600, fontSize: 'small' }}>{formatShortDay(day)}</Box>
      <Box aria-hidden sx={bar}>
        <Box sx={{ width: `${share * 100}%`, backgroundColor: colours.basalt700 }} />
      </Box>
      <Box sx={{ fontSize: 'small', ...(left <= 0 && red) }}>
        {left > 0 && deliveryTexts.fill(String(bookedKg), String(roomKg))}
        {left === 0 && deliveryTexts.full}
        {left < 0 && deliveryTexts.over(formatKg(-left))}
      </Box>
    </li>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' },
  gap: 3,
  ...plainList,
  mt: 4,
};

const bar = {
  display: 'flex',
  height: 10,
  my: 1,
  border: `1px solid ${colours.basalt900}`,
  backgroundColor: colours.flour0,
};

const red = { color: 'error.main', fontWeight: 600 };

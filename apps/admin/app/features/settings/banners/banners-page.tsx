import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { firstDueDay } from '@dalan/contract/delivery/delivery';
import { SOME_DAY } from '@dalan/contract/settings/home';
import { settingsLimits } from '@dalan/contract/settings/settings';
import type { Banners, Slide } from '@dalan/contract/settings/settings';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import {
  findPage,
  MoveButtons,
  moved,
  SettingsFrame,
  SettingsLoader,
  useSettings,
  useSettingsForm,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { bannerFields, checkBanners, newSlide } from './banner-fields.ts';
import { bannerTexts } from './banner-texts.ts';
import { dayInWords } from './promise-warning.tsx';
import { SlideEditor } from './slide-editor.tsx';
import { brokenPromise } from './time-words.ts';
import { hairline, strongLine, wrappingRow } from '../../../ui/layout/looks.ts';

export function BannersPage() {
  return (
    <SettingsLoader page="banners">{(current) => <BannersForm current={current} />}</SettingsLoader>
  );
}

function BannersForm({ current }: { current: Version<Banners> }) {
  const form = useSettingsForm({ current, fieldsOf: bannerFields, check: checkBanners });
  const rule = findPage(useSettings().data?.data, 'delivery')?.document;
  const now = new Date();
  const day = rule?.isOn ? dayInWords(firstDueDay(rule, now)) : SOME_DAY;
  const { slides } = form.document;
  const setSlides = (next: Slide[]) => form.set({ slides: next });
  const isFull = slides.length >= settingsLimits.slidesMax;
  return (
    <SettingsFrame form={form} isWide>
      <Typography sx={{ color: 'text.secondary' }}>{bannerTexts.about}</Typography>
      {form.errors['slides'] && <ErrorAlert>{form.errors['slides']}</ErrorAlert>}
      <Box sx={sheet}>
        {slides.map((slide, index) => (
          <SlideEditor
            key={slide.id}
            slide={slide}
            place={index + 1}
            errors={form.errors}
            day={day}
            broken={rule && brokenPromise(`${slide.headline} ${slide.text}`, rule, now)}
            isLastShown={slide.isShown && slides.filter(({ isShown }) => isShown).length === 1}
            onChange={(change) =>
              setSlides(slides.map((one) => (one === slide ? { ...one, ...change } : one)))
            }
            actions={
              <MoveButtons
                name={bannerTexts.slide(index + 1)}
                index={index}
                count={slides.length}
                onMove={(to) => setSlides(moved(slides, index, to))}
                onDelete={() => setSlides(slides.filter((one) => one !== slide))}
              />
            }
          />
        ))}
      </Box>
      <Box sx={wrappingRow}>
        <Button
          variant="outlined"
          disabled={isFull}
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setSlides([...slides, newSlide()])}
        >
          {bannerTexts.add}
        </Button>
        {isFull && <span>{bannerTexts.atMost(settingsLimits.slidesMax)}</span>}
        <Button
          variant="outlined"
          href="/"
          target="_blank"
          rel="noreferrer"
          startIcon={<Icon name="view" size={18} />}
        >
          {bannerTexts.open}
        </Button>
      </Box>
    </SettingsFrame>
  );
}

const sheet = {
  border: hairline,
  borderTop: strongLine,
};

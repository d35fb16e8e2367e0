import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { drawings, isDrawing } from '@dalan/contract/settings/home';
import { settingsLimits, settingsTexts, slideGrounds } from '@dalan/contract/settings/settings';
import type { Slide } from '@dalan/contract/settings/settings';
import { MoreFields } from '../../../ui/form/more-fields.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ItemField, ItemSelect, SettingsFields, SettingSwitch, wide } from '../framework/index.ts';
import type { Errors } from '../framework/index.ts';
import { bannerTexts, drawingNames, groundNames } from './banner-texts.ts';
import { PromiseWarning } from './promise-warning.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { slideTargets } from './slide-targets.ts';
import { SlideTranslations } from './slide-translations.tsx';
import type { BrokenPromise } from './time-words.ts';
import { hairline } from '../../../ui/layout/looks.ts';

type SlideEditorProps = {
  slide: Slide;
  place: number;
  errors: Errors;
  /** The day that the preview shows for `{day}`. */
  day: string;
  broken: BrokenPromise | undefined;
  isLastShown: boolean;
  onChange: (change: Partial<Slide>) => void;
  /** The buttons that move and delete it. */
  actions: ReactNode;
};

/** Each drawing has its own background. An uploaded picture may have any. */
const groundOf = { 'banner-1': 'basalt', 'banner-2': 'haldi', 'banner-3': 'paan' } as const;

const grounds = slideGrounds.map((value) => ({ value, label: groundNames[value] }));
const drawn: { value: string; label: string }[] = drawings.map((value) => ({
  value,
  label: drawingNames[value],
}));

/** Edits words, picture and target of one slide, beside a preview. */
export function SlideEditor(props: SlideEditorProps) {
  const { slide, place, errors, day, broken, isLastShown, onChange, actions } = props;
  const { id, headline, eyebrow, text, button, leadsTo, picture, ground, isShown } = slide;
  const headingId = useId();
  const name = bannerTexts.slide(place);
  const key = (part: string) => `slides.${id}.${part}`;
  const isOwn = !isDrawing(picture);
  const counted = (value: string, max: number) => bannerTexts.counter(value.length, max);
  const { headlineMax, slideTextMax, buttonMax } = settingsLimits;
  return (
    <Box component="section" aria-labelledby={headingId} sx={row}>
      <Box sx={{ minWidth: 0, maxWidth: 440 }}>
        <SlidePreview slide={slide} label={bannerTexts.preview(place)} day={day} />
        <SlidePicture
          picture={picture}
          slideName={name}
          onUploaded={(mediaId) => onChange({ picture: mediaId })}
        />
        {broken !== undefined && <PromiseWarning {...broken} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={head}>
          <Typography variant="h3" component="h2" id={headingId}>
            {name}
          </Typography>
          <Box sx={{ ml: 'auto' }}>
            <SettingSwitch
              label={`${bannerTexts.shown}: ${name}`}
              isOn={isShown}
              words={{ on: bannerTexts.shown, off: bannerTexts.hidden }}
              lockedBecause={isLastShown ? settingsTexts.slideRequired : undefined}
              onChange={(isOn) => onChange({ isShown: isOn })}
            />
          </Box>
          {actions}
        </Box>
        <SettingsFields>
          <ItemField
            id={key('headline')}
            label={bannerTexts.headline}
            required
            value={headline}
            onValue={(value) => onChange({ headline: value })}
            problem={errors[key('headline')]}
            helperText={counted(headline, headlineMax)}
          />
          <ItemField
            id={key('eyebrow')}
            label={bannerTexts.eyebrow}
            value={eyebrow}
            onValue={(value) => onChange({ eyebrow: value })}
            problem={errors[key('eyebrow')]}
            slotProps={{ htmlInput: { lang: 'mr' } }}
          />
          <ItemField
            id={key('text')}
            label={bannerTexts.text}
            required
            value={text}
            onValue={(value) => onChange({ text: value })}
            problem={errors[key('text')]}
            helperText={counted(text, slideTextMax)}
            sx={wide}
          />
          <ItemField
            id={key('button')}
            label={bannerTexts.button}
            required
            value={button}
            onValue={(value) => onChange({ button: value })}
            problem={errors[key('button')]}
            helperText={counted(button, buttonMax)}
          />
          <ItemSelect
            id={key('leadsTo')}
            label={bannerTexts.leadsTo}
            value={leadsTo}
            options={slideTargets(leadsTo).map(({ path, label }) => ({ value: path, label }))}
            onValue={(value) => onChange({ leadsTo: value })}
          />
          <ItemSelect
            id={key('picture')}
            label={bannerTexts.picture}
            value={picture}
            options={isOwn ? [...drawn, { value: picture, label: bannerTexts.ownPicture }] : drawn}
            onValue={(value) => {
              const drawing = drawings.find((one) => one === value);
              if (drawing) onChange({ picture: drawing, ground: groundOf[drawing] });
            }}
          />
          {isOwn && (
            <ItemSelect
              id={key('ground')}
              label={bannerTexts.ground}
              value={ground}
              options={grounds}
              onValue={(value) => onChange({ ground: value })}
            />
          )}
          <MoreFields label={bannerTexts.otherLanguages} of={name}>
            <SlideTranslations slide={slide} errors={errors} onChange={onChange} />
          </MoreFields>
        </SettingsFields>
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '392px minmax(0, 1fr)' },
  gap: 4,
  p: { xs: 3, sm: 4 },
  backgroundColor: colours.flour0,
  'section + &': { borderTop: hairline },
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 };

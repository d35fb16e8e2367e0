import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { languages } from '@dalan/contract/language/languages';
import { settingsLimits, stones } from '@dalan/contract/settings/settings';
import type { Testimonial } from '@dalan/contract/settings/settings';
import { englishNames } from '../../../lib/other-languages.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { MoreFields } from '../../../ui/form/more-fields.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ItemField, ItemSelect, SettingsFields, SettingSwitch, wide } from '../framework/index.ts';
import type { Errors } from '../framework/index.ts';
import { withConsent } from './testimonial-fields.ts';
import { stoneNames, testimonialTexts } from './testimonial-texts.ts';
import { TestimonialTranslations } from './testimonial-translations.tsx';
import { hairline, wrappingRow } from '../../../ui/layout/looks.ts';

type TestimonialEditorProps = {
  testimonial: Testimonial;
  place: number;
  errors: Errors;
  onChange: (testimonial: Testimonial) => void;
  /** The buttons that move and delete it. */
  actions: ReactNode;
};

const stoneOptions = stones.map((value) => ({ value, label: stoneNames[value] }));

const saidInOptions = languages.map((value) => ({ value, label: englishNames[value] }));

export function TestimonialEditor(props: TestimonialEditorProps) {
  const { testimonial, place, errors, onChange, actions } = props;
  const { id, quote, name, stone, hasConsent } = testimonial;
  const headingId = useId();
  const key = (part: string) => `testimonials.${id}.${part}`;
  const set = (change: Partial<Testimonial>) => onChange({ ...testimonial, ...change });
  const noConsent = errors[key('hasConsent')];
  return (
    <Box component="section" aria-labelledby={headingId} sx={row}>
      <Box sx={head}>
        <Box component="img" src={`/art/stone-${stone}-96.webp`} alt="" width={44} height={44} />
        <Typography variant="h3" component="h2" id={headingId}>
          {testimonialTexts.testimonial(place)}
        </Typography>
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
      <SettingsFields>
        <ItemField
          id={key('quote')}
          label={testimonialTexts.quote}
          required
          multiline
          value={quote}
          // A quote is one paragraph: a line break would be refused.
          onValue={(value) => set({ quote: value.replace(/[\r\n]+/g, ' ') })}
          problem={errors[key('quote')]}
          helperText={testimonialTexts.counter(quote.length, settingsLimits.quoteMax)}
          sx={wide}
        />
        <ItemField
          id={key('name')}
          label={testimonialTexts.name}
          required
          value={name}
          onValue={(value) => set({ name: value })}
          problem={errors[key('name')]}
        />
        <ItemField
          id={key('place')}
          label={testimonialTexts.place}
          value={testimonial.place}
          onValue={(value) => set({ place: value })}
          problem={errors[key('place')]}
          helperText={testimonialTexts.placeHint}
        />
        <ItemSelect
          id={key('saidIn')}
          label={testimonialTexts.saidIn}
          value={testimonial.saidIn ?? 'en'}
          options={saidInOptions}
          onValue={(value) => set({ saidIn: value })}
        />
        <ItemSelect
          id={key('stone')}
          label={testimonialTexts.stone}
          value={stone}
          options={stoneOptions}
          onValue={(value) => set({ stone: value })}
        />
        <Box sx={{ alignSelf: 'end' }}>
          <SettingSwitch
            label={testimonialTexts.consent}
            hasLabel
            isOn={hasConsent}
            onChange={(isOn) => onChange(withConsent(testimonial, isOn))}
          />
          {noConsent !== undefined && (
            <FormHelperText error>
              <FieldError text={noConsent} />
            </FormHelperText>
          )}
        </Box>
        <MoreFields
          label={testimonialTexts.otherLanguages}
          of={testimonialTexts.testimonial(place)}
        >
          <TestimonialTranslations testimonial={testimonial} errors={errors} onChange={set} />
        </MoreFields>
      </SettingsFields>
    </Box>
  );
}

const row = {
  p: { xs: 3, sm: 4 },
  backgroundColor: colours.flour0,
  'section + &': { borderTop: hairline },
};

const head = { ...wrappingRow, mb: 3 };

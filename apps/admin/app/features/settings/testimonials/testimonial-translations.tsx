import Typography from '@mui/material/Typography';
import type { Testimonial } from '@dalan/contract/settings/settings';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { ItemField, wide } from '../framework/index.ts';
import type { Errors } from '../framework/index.ts';
import { testimonialWords } from './testimonial-fields.ts';
import { testimonialTexts } from './testimonial-texts.ts';

type TestimonialTranslationsProps = {
  testimonial: Testimonial;
  errors: Errors;
  onChange: (change: Partial<Testimonial>) => void;
};

/** A testimonial in the languages in which it was not said. */
export function TestimonialTranslations(props: TestimonialTranslationsProps) {
  const { testimonial, errors, onChange } = props;
  const others = otherLanguages.filter(({ lang }) => lang !== testimonial.saidIn);
  return (
    <>
      <Typography sx={{ ...wide, color: 'text.secondary' }}>
        {testimonialTexts.otherLanguagesHint}
      </Typography>
      {others.flatMap((language, place) =>
        testimonialWords(language).map(({ key, label, max }, part) => {
          const value = testimonial[key] ?? '';
          const id = `testimonials.${testimonial.id}.${key}`;
          const isQuote = part === 0;
          return (
            <ItemField
              key={key}
              id={id}
              label={label}
              multiline={isQuote}
              value={value}
              // A quote is one paragraph: a line break would be refused.
              onValue={(next) => onChange({ [key]: next.replace(/[\r\n]+/g, ' ') })}
              problem={errors[id]}
              {...(isQuote && {
                helperText: testimonialTexts.counter(value.length, max),
                sx: wide,
              })}
              // The button that had the focus is gone.
              autoFocus={isQuote && place === 0}
              slotProps={{ htmlInput: { lang: language.lang } }}
            />
          );
        }),
      )}
    </>
  );
}

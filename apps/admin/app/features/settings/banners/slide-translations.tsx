import Typography from '@mui/material/Typography';
import type { Slide } from '@dalan/contract/settings/settings';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { ItemField, wide } from '../framework/index.ts';
import type { Errors } from '../framework/index.ts';
import { slideWords } from './banner-fields.ts';
import { bannerTexts } from './banner-texts.ts';

type SlideTranslationsProps = {
  slide: Slide;
  errors: Errors;
  onChange: (change: Partial<Slide>) => void;
};

/** The words of a slide in the other languages. */
export function SlideTranslations({ slide, errors, onChange }: SlideTranslationsProps) {
  return (
    <>
      <Typography sx={{ ...wide, color: 'text.secondary' }}>
        {bannerTexts.otherLanguagesHint}
      </Typography>
      {otherLanguages.flatMap((language) =>
        slideWords(language).map(({ key, label, max }) => {
          const value = slide[key] ?? '';
          const id = `slides.${slide.id}.${key}`;
          return (
            <ItemField
              key={key}
              id={id}
              label={label}
              value={value}
              onValue={(next) => onChange({ [key]: next })}
              problem={errors[id]}
              helperText={bannerTexts.counter(value.length, max)}
              // The button that had the focus is gone.
              autoFocus={key === 'headlineMr'}
              slotProps={{ htmlInput: { lang: language.lang } }}
            />
          );
        }),
      )}
    </>
  );
}

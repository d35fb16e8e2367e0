import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { settingsLimits } from '@dalan/contract/settings/settings';
import type { Testimonial, Testimonials } from '@dalan/contract/settings/settings';
import { Icon } from '../../../ui/icons/icon.tsx';
import {
  MoveButtons,
  moved,
  SettingsFrame,
  SettingsLoader,
  useSettingsForm,
} from '../framework/index.ts';
import type { Version } from '../framework/index.ts';
import { TestimonialEditor } from './testimonial-editor.tsx';
import { checkTestimonials, fieldsOfTestimonials, newTestimonial } from './testimonial-fields.ts';
import { testimonialTexts } from './testimonial-texts.ts';
import { centredRow, sheetLook } from '../../../ui/layout/looks.ts';

export function TestimonialsPage() {
  return (
    <SettingsLoader page="testimonials">
      {(current) => <TestimonialsForm current={current} />}
    </SettingsLoader>
  );
}

function TestimonialsForm({ current }: { current: Version<Testimonials> }) {
  const form = useSettingsForm({
    current,
    fieldsOf: fieldsOfTestimonials,
    check: checkTestimonials,
  });
  const { testimonials } = form.document;
  const setAll = (next: Testimonial[]) => form.set({ testimonials: next });
  const isFull = testimonials.length >= settingsLimits.testimonialsMax;
  return (
    <SettingsFrame form={form}>
      <Typography sx={{ color: 'text.secondary' }}>{testimonialTexts.about}</Typography>
      <Box sx={sheetLook}>
        {testimonials.length === 0 && (
          <Typography sx={{ p: 4 }}>{testimonialTexts.none}</Typography>
        )}
        {testimonials.map((testimonial, index) => (
          <TestimonialEditor
            key={testimonial.id}
            testimonial={testimonial}
            place={index + 1}
            errors={form.errors}
            onChange={(next) =>
              setAll(testimonials.map((one) => (one === testimonial ? next : one)))
            }
            actions={
              <MoveButtons
                name={testimonialTexts.testimonial(index + 1)}
                index={index}
                count={testimonials.length}
                onMove={(to) => setAll(moved(testimonials, index, to))}
                onDelete={() => setAll(testimonials.filter((one) => one !== testimonial))}
              />
            }
          />
        ))}
      </Box>
      <Box sx={centredRow}>
        <Button
          variant="outlined"
          disabled={isFull}
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setAll([...testimonials, newTestimonial()])}
        >
          {testimonialTexts.add}
        </Button>
        {isFull && <span>{testimonialTexts.atMost(settingsLimits.testimonialsMax)}</span>}
      </Box>
    </SettingsFrame>
  );
}

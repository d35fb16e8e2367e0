import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { colours } from '../../../ui/theme/colours.ts';
import { frameTexts } from './framework-texts.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { plainList } from '../../../ui/layout/looks.ts';

/** More changes than this scroll inside the foot. */
const MANY_CHANGES = 4;

type SettingsFootProps<Document extends object> = {
  form: SettingsForm<Document>;
  onDiscard: () => void;
};

/** The changes in words, with Discard and Save. It is shown only while something is not saved. */
export function SettingsFoot<Document extends object>(props: SettingsFootProps<Document>) {
  const { form, onDiscard } = props;
  const { changes, submission } = form;
  const isLong = changes.length > MANY_CHANGES;
  return (
    <Box
      sx={form.isDirty ? foot : undefined}
      {...(form.isDirty && { role: 'region', 'aria-label': frameTexts.changes })}
    >
      {form.isDirty && <GlobalStyles styles={roomForFoot} />}
      <Box sx={{ minWidth: 0 }}>
        {/* Only the count is announced, because the words change with every key. */}
        <Box role="status" sx={{ fontWeight: 600 }}>
          {form.isDirty && frameTexts.unsaved(Math.max(changes.length, 1))}
        </Box>
        {form.isDirty && (
          <>
            <Box
              component="ul"
              {...(isLong && { tabIndex: 0, 'aria-label': frameTexts.changes })}
              sx={isLong ? { ...list, ...scrolling } : list}
            >
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
            {form.isWrong && (
              <Box sx={{ color: 'error.main', fontWeight: 600 }}>
                {frameTexts.wrong(form.wrongCount)}
              </Box>
            )}
          </>
        )}
      </Box>
      {form.isDirty && (
        <Box sx={buttons}>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            disabled={submission.isBusy}
            onClick={onDiscard}
          >
            {frameTexts.discard}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={form.isWrong}
            aria-busy={submission.isBusy}
            aria-disabled={submission.isLocked}
            onClick={(event) => {
              if (submission.isTooEarly(event.timeStamp)) event.preventDefault();
            }}
          >
            {submission.isBusy ? frameTexts.saving : frameTexts.save}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** This keeps toasts and the focused field from being under the foot. */
const roomForFoot = {
  body: { '--band': '160px' },
  html: { scrollPaddingBottom: '180px' },
};

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 5,
  rowGap: 3,
  mt: 'auto',
  mx: { xs: -3, sm: -4, md: -5 },
  mb: -5,
  px: { xs: 3, sm: 4, md: 5 },
  py: 3,
  backgroundColor: colours.flour0,
  borderTop: `3px solid ${colours.basalt900}`,
} as const;

const list = {
  ...plainList,
  fontSize: 'small',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const scrolling = { maxHeight: 96, overflowY: 'auto' } as const;

const buttons = {
  display: 'flex',
  gap: 3,
  flex: 'none',
  pb: 0.5,
  '& > button': { flex: { xs: 1, sm: 'none' } },
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Settings, SettingsPage } from '@dalan/contract/settings';
import { settingsTitles } from '@dalan/contract/settings-titles';
import { panelPaths } from '@dalan/contract/panel-paths';
import { BackLink } from '../../../ui/back-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { frameTexts } from './framework-texts.ts';
import { findPage, useSettings } from './settings-query.ts';
import type { Version } from './settings-query.ts';

type SettingsLoaderProps<Page extends SettingsPage> = {
  page: Page;
  children: (current: Version<Settings[Page]>) => ReactNode;
};

/** Shows a page of settings once its current version is there. */
export function SettingsLoader<Page extends SettingsPage>(props: SettingsLoaderProps<Page>) {
  const { page, children } = props;
  const { data, isError, refetch } = useSettings();
  const current = findPage(data?.data, page);
  if (current !== undefined) return children(current);
  return (
    <>
      <BackLink to={panelPaths.settings}>{frameTexts.back}</BackLink>
      <PageTitle>{settingsTitles[page]}</PageTitle>
      {isError ? (
        <EmptyState picture="error" title={frameTexts.notLoaded} text={frameTexts.notLoadedText}>
          <Button
            variant="contained"
            startIcon={<Icon name="retry" size={18} />}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        </EmptyState>
      ) : (
        <Box role="status" sx={{ display: 'flex', gap: 3, py: 5 }}>
          <Icon name="mill" />
          {frameTexts.loading}
        </Box>
      )}
    </>
  );
}

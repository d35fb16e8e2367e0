import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Settings, SettingsPage } from '@dalan/contract/settings/settings';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
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
        <FailedState
          title={frameTexts.notLoaded}
          text={frameTexts.notLoadedText}
          onRetry={() => void refetch()}
        />
      ) : (
        <Box role="status" sx={{ display: 'flex', gap: 3, py: 5 }}>
          <Icon name="mill" />
          {frameTexts.loading}
        </Box>
      )}
    </>
  );
}

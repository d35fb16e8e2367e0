import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const TEXTS = /(?:Texts|Refusals)$|^ORDER_DELETED$/;

/** A changed wording breaks no rule. The same holds for the message of a programming error. */
const texts = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const isText = path.findParent((parent) => {
      if (parent.isVariableDeclarator()) return TEXTS.test(parent.node.id.name ?? '');
      return parent.isNewExpression() && parent.node.callee.name === 'Error';
    });
    return isText ? 'the wording of a text' : undefined;
  },
};

const OTHER_SETTINGS =
  /^(?:repository|port|flag|proxies|Environment|CompleteEnvironment|PLACEHOLDER|[A-Z]+_TEXT|isProxy|ConfigError|read|readShop|readConfig|readConfigOrExit)$/;

/** Only the limits are rules of the shop. The other settings are read once at the start. */
const settings = {
  shouldIgnore(path) {
    const name = path.node.id?.name ?? path.node.declarations?.[0]?.id.name ?? '';
    const isOnTop = path.parentPath?.isProgram() || path.parentPath?.isExportNamedDeclaration();
    return isOnTop && OTHER_SETTINGS.test(name) ? 'a setting that is no limit' : undefined;
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', texts),
  declareValuePlugin(PluginKind.Ignore, 'settings', settings),
];

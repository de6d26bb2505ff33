<?php
/**
 * A block for each element, made of its settings table.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * A value that stands in the saved markup, as the block editor declares it.
 *
 * @param array $row Its source, selector and attribute.
 * @return array
 */
function site_elements_markup_attribute( $row ) {
	return array( 'type' => 'string' ) + array_intersect_key( $row, array_flip( array( 'source', 'selector', 'attribute' ) ) );
}

/**
 * The attributes of a block: settings, pictures, and what is filled in field by field.
 *
 * @param array $element A row of the list of elements.
 * @return array
 */
function site_elements_block_attributes( $element ) {
	$types      = array(
		'flag'   => 'boolean',
		'number' => 'number',
	);
	$attributes = array();
	foreach ( $element['settings'] as $name => $setting ) {
		$type                = isset( $types[ $setting['kind'] ] ) && empty( $setting['isByWidth'] ) ? $types[ $setting['kind'] ] : 'string';
		$attributes[ $name ] = array( 'type' => empty( $setting['isByWidth'] ) ? $type : array( 'string', 'number' ) );
		if ( isset( $setting['former'] ) ) {
			$attributes[ $setting['former'] ] = $attributes[ $name ];
		}
	}
	$attributes['pictureIds'] = array(
		'type'    => 'array',
		'items'   => array( 'type' => 'number' ),
		'default' => array(),
	);
	if ( isset( $element['entries'] ) ) {
		$entries               = $element['entries'];
		$attributes['entries'] = array(
			'type'     => 'array',
			'default'  => array(),
			'source'   => 'query',
			'selector' => $entries['selector'],
			'query'    => array_map( 'site_elements_markup_attribute', $entries['fields'] + $entries['kept'] ),
		);
		foreach ( $entries['attributes'] as $name => $row ) {
			$attributes[ $name ] = site_elements_markup_attribute( $row );
		}
	}
	return $attributes;
}

/**
 * What the editor's scripts need to know.
 *
 * @return array
 */
function site_elements_editor_data() {
	$elements = site_elements_list();
	foreach ( array_keys( $elements ) as $tag ) {
		$elements[ $tag ]['hasSheet'] = site_elements_has_sheet( $tag );
	}
	return array(
		'elements'  => $elements,
		'samples'   => json_decode( site_elements_samples() ),
		'library'   => site_elements_address( '' ),
		'home'      => home_url( '/' ),
		'language'  => get_bloginfo( 'language' ),
		'direction' => is_rtl() ? 'rtl' : 'ltr',
		'currency'  => site_elements_currency(),
		'digits'    => site_elements_currency_digits(),
		'timeZone'  => site_elements_time_zone(),
		'look'      => array(
			'isOn' => 'page' === site_elements_look(),
			'css'  => site_elements_look_css(),
		),
		'isTrusted' => current_user_can( 'unfiltered_html' ),
	);
}

/**
 * Registers the blocks. Their content stays in the post, should this plugin ever go.
 */
function site_elements_register_blocks() {
	$needed = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-core-data', 'wp-data', 'wp-dom', 'wp-element', 'wp-i18n' );
	foreach ( array( 'controls', 'widths', 'entries', 'transforms', 'preview', 'blocks' ) as $name ) {
		wp_register_script( 'site-elements-' . $name, plugins_url( 'editor/' . $name . '.js', SITE_ELEMENTS_FILE ), $needed, SITE_ELEMENTS_VERSION, true );
		wp_set_script_translations( 'site-elements-' . $name, 'site-elements', plugin_dir_path( SITE_ELEMENTS_FILE ) . 'languages' );
		$needed = array( 'site-elements-' . $name );
	}
	wp_register_style( 'site-elements-canvas', plugins_url( 'editor/editor.css', SITE_ELEMENTS_FILE ), array(), SITE_ELEMENTS_VERSION );
	foreach ( site_elements_list() as $tag => $element ) {
		register_block_type(
			$element['block'],
			array(
				'api_version'           => 3,
				'title'                 => $element['title'],
				'category'              => 'site-elements',
				'attributes'            => site_elements_block_attributes( $element ),
				'supports'              => array(
					'html'   => false,
					'anchor' => true,
					'align'  => array( 'wide', 'full' ),
				),
				'editor_script_handles' => array( 'site-elements-blocks' ),
				'editor_style_handles'  => array( 'site-elements-canvas' ),
				'render_callback'       => function ( $values, $content ) use ( $tag ) {
					return site_elements_render_block( $tag, $values, $content );
				},
			)
		);
	}
}
add_action( 'init', 'site_elements_register_blocks' );

/**
 * Hands the tables to the editor's scripts, and styles its panel.
 */
function site_elements_enqueue_editor() {
	wp_add_inline_script( 'site-elements-controls', 'window.siteElementsEditor = ' . wp_json_encode( site_elements_editor_data(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	wp_enqueue_style( 'site-elements-panel', plugins_url( 'editor/panel.css', SITE_ELEMENTS_FILE ), array(), SITE_ELEMENTS_VERSION );
}
add_action( 'enqueue_block_editor_assets', 'site_elements_enqueue_editor' );

/**
 * A category of our own in the list of blocks.
 *
 * @param array $categories Categories of the editor.
 * @return array
 */
function site_elements_block_categories( $categories ) {
	$categories[] = array(
		'slug'  => 'site-elements',
		'title' => __( 'Site Elements', 'site-elements' ),
		'icon'  => null,
	);
	return $categories;
}
add_filter( 'block_categories_all', 'site_elements_block_categories' );

/**
 * A block as visitors get it.
 *
 * @param string $tag     Name of the element.
 * @param array  $values  Attributes of the block.
 * @param string $content Its own markup and its inner blocks, as HTML.
 * @return string
 */
function site_elements_render_block( $tag, $values, $content ) {
	$elements = site_elements_list();
	$pictures = site_elements_pictures( isset( $values['pictureIds'] ) ? $values['pictureIds'] : array() );
	$content  = $pictures . trim( $content );
	$kind     = isset( $elements[ $tag ]['entries'] ) ? $elements[ $tag ]['entries']['kind'] : '';
	if ( 'events' === $kind ) {
		$content = site_elements_localized_times( $content );
		$values += array_filter( array( 'time-zone' => site_elements_time_zone() ) );
	} elseif ( 'choices' === $kind ) {
		$content = site_elements_product_form( $content );
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), site_elements_markup( $tag, $values, $content ) );
}
